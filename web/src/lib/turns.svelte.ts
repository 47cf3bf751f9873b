// Where it is the reader's turn: counted in the head and the title of every page.
import { api, type ListedTable } from "./api";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

class Turns {
  #all = $state.raw<readonly ListedTable[]>([]);

  /** The tables that wait for the reader, but for the one that is looked at. */
  get elsewhere(): readonly ListedTable[] {
    return this.#all.filter(({ id }) => router.path !== `/table/${id}`);
  }

  async refresh(): Promise<void> {
    this.#all = session.me ? await api.turns().then(({ tables }) => tables, () => this.#all) : [];
  }
}

export const turns = new Turns();

/** The title of a page, with how many tables wait elsewhere. */
export function titled(...parts: readonly string[]): string {
  const title = parts.filter((part) => part !== "").join(" · ");
  return turns.elsewhere.length > 0 ? `(${turns.elsewhere.length}) ${title}` : title;
}
