// What the others did since a player's last turn: how their turns ended, and which castles changed hands.
import type { Turn } from "$lib/digest";
import type { CastleTaken, Happening } from "$lib/wire/games/age-of-war";

/** How a turn can end; the dice and lines on the way there stand in the log. */
const ENDS: ReadonlySet<Happening["kind"]> = new Set(["conquered", "clan", "turn-lost"]);

/** What happened after the viewer's last turn; what they have done in the present one is no news to them. */
export function sinceLastTurn(story: readonly Happening[], viewer: number): readonly Happening[] {
  const end = story.findLastIndex(({ seat }) => seat !== viewer) + 1;
  const start = story.slice(0, end).findLastIndex(({ seat }) => seat === viewer) + 1;
  return story.slice(start, end);
}

/** How the turns ended, player by player. */
export function turnsOf(since: readonly Happening[]): Turn<Happening>[] {
  return since.flatMap((happening): Turn<Happening>[] => (ENDS.has(happening.kind) && happening.seat != null ? [{ player: happening.seat, deeds: [happening] }] : []));
}

/** The castles that changed hands, by their ids; of one that was taken twice, the last time. */
export function takenIn(since: readonly Happening[]): ReadonlyMap<string, CastleTaken> {
  return new Map(since.flatMap((happening): [string, CastleTaken][] => (happening.kind === "conquered" ? [[happening.castle, happening]] : [])));
}
