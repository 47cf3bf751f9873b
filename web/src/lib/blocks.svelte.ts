// Whom the reader has blocked, and whose lines in a chat are hidden: those of either who blocked the other.
import { api, type Blocks } from "./api";

class Blocking {
  blocked = $state.raw<Blocks["blocked"]>([]);
  hidden = $state.raw<ReadonlySet<string>>(new Set());

  /** Without a connection nothing is known, and nothing is hidden. */
  async load(): Promise<void> {
    await api.blocks().then((found) => this.#take(found), () => undefined);
  }

  async block(player: string): Promise<void> {
    this.#take(await api.block(player));
  }

  async unblock(player: string): Promise<void> {
    this.#take(await api.unblock(player));
  }

  #take({ blocked, hidden }: Blocks): void {
    this.blocked = blocked;
    this.hidden = new Set(hidden);
  }
}

export const blocking = new Blocking();
