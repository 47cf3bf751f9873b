// Games that other packages bring: the server knows them, these pages draw them with the general board.
import { api } from "$lib/api";
import { words } from "$lib/words.svelte";
import { general, GAMES, type Game } from "./index";

class Foreign {
  games = $state.raw<readonly Game[]>([]);
  /** Whether the host lets people try other numbers. */
  hasWorkshop = $state(false);

  /** Ask the server which games there are besides our own, and learn their titles. */
  async load(): Promise<void> {
    const { games, has_workshop: hasWorkshop } = await api.games().catch(() => ({ games: [], has_workshop: false }));
    this.hasWorkshop = hasWorkshop;
    const ids = games.map(({ id }) => id).filter((id) => !GAMES.some((game) => game.id === id));
    if (ids.length === 0) return;
    await words.learnNames(ids);
    this.games = ids.map(general);
  }
}

export const foreign = new Foreign();
