// Who the reader is to this server: nobody yet, a guest, or an account.
import { api, Refused, type Me } from "./api";
import { keepTables } from "./offline.svelte";
import { t } from "./words.svelte";

class Session {
  me = $state<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask once who we are. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.me = me),
      (error: unknown) => {
        if (!(error instanceof Refused)) this.#asked = null;
        // Whoever is nobody to the server has no tables here either.
        else keepTables(null);
      },
    );
    return this.#asked;
  }

  /** Be somebody: a guest with a plain name, if nothing else is known. */
  async ensure(): Promise<Me> {
    await this.load();
    this.me ??= await api.becomeGuest(t("web-guest-name"));
    return this.me;
  }

  /** Be nobody again: nothing of who was here stays on this device. */
  leave(): void {
    this.me = null;
    keepTables(null);
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.becomeGuest(name);
  }
}

export const session = new Session();
