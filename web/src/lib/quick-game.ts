// A game at once, against one bot: from the lobby, and after a lesson.
import { openTable } from "./contribution";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

export async function playAgainst(game: string, bot: string): Promise<void> {
  await session.ensure();
  const seats = [{ kind: "here" as const }, { kind: "bot" as const, bot }];
  const { table } = await openTable({ game, seats, undo: true, coach: true, chat: false, start: true });
  router.go(`/table/${table.id}`);
}
