// Looking for a game: what the reader wants is said again and again until there is a table, and then they go there.
import { api, reason, Unreachable, type PairingTicket, type Wish } from "./api";
import { freshPledge, remember } from "./contribution";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { toast } from "./ui/toast.svelte";

/** Milliseconds after which the same is asked again. */
const AGAIN = 2000;
const KEY = "wartable.looking";

class Pairing {
  /** What the reader waits for, or the table that was found while they sat at another. */
  ticket = $state.raw<PairingTicket | null>(null);
  /** When the wait began, by this device's clock. */
  since = $state(0);
  #wish: Wish | null = null;
  #nonce: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun and ended: an answer to something older is of no interest. */
  #turn = 0;
  #isAsking = false;
  /** Whether something was heard while the server was asked, too late for its answer. */
  #hasHeard = false;

  async start(wish: Wish): Promise<void> {
    await session.ensure();
    const fresh = await freshPledge();
    this.#nonce = fresh?.nonce ?? null;
    this.#wish = { ...wish, pledge: fresh?.pledge ?? null };
    sessionStorage.setItem(KEY, "1");
    await this.#ask();
  }

  /** Who reloads the page still looks for what they looked for. */
  async resume(): Promise<void> {
    // Whoever was quicker than the page looks already.
    if (this.#wish || !sessionStorage.getItem(KEY)) return;
    const turn = this.#turn;
    const { ticket } = await api.pairing().catch(() => ({ ticket: null }));
    if (turn !== this.#turn) return;
    if (!ticket) return this.#end();
    const { game, players, clock, rated, bot_after, bot } = ticket;
    await this.start({ game, players, clock, rated, bot_after, bot });
  }

  /** Wait no longer for people. */
  async playBot(): Promise<void> {
    if (!this.#wish) return;
    this.#wish = { ...this.#wish, bot_after: 0 };
    await this.#ask();
  }

  async cancel(): Promise<void> {
    this.#stop();
    const { ticket } = await api.stopPairing().catch(() => ({ ticket: null }));
    if (ticket?.table) this.#take(ticket);
    else this.#end();
  }

  /** A table may be there: ask now, or once more after the answer that is under way. */
  async hurry(): Promise<void> {
    if (this.#isAsking) this.#hasHeard = true;
    else if (this.#wish) await this.#ask();
  }

  /** The reader has gone to the table that was found. */
  arrive(): void {
    this.#end();
  }

  async #ask(): Promise<void> {
    const wish = this.#wish;
    if (!wish) return;
    this.#stop();
    const turn = this.#turn;
    [this.#isAsking, this.#hasHeard] = [true, false];
    try {
      const { ticket } = await api.pair(wish);
      if (turn !== this.#turn) return;
      this.#isAsking = false;
      if (ticket) this.#take(ticket);
      if (this.#hasHeard) await this.#ask();
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#isAsking = false;
      if (error instanceof Unreachable) return this.#askLater();
      toast.show(reason(error), "refusal");
      this.#end();
    }
  }

  #take(ticket: PairingTicket): void {
    this.since = Date.now() - (ticket.now - ticket.since);
    this.ticket = ticket;
    if (!ticket.table) return this.#askLater();
    if (this.#nonce && ticket.seat !== null) remember(ticket.table, { seat: ticket.seat, nonce: this.#nonce, commitment: "" });
    this.#wish = null;
    // Nobody is torn away from another game: there the way to the table is shown.
    if (router.path.startsWith("/table/")) return;
    this.#end();
    router.go(`/table/${ticket.table}`);
  }

  #askLater(): void {
    this.#stop();
    this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#isAsking = false;
  }

  #end(): void {
    this.#stop();
    this.#wish = null;
    this.ticket = null;
    sessionStorage.removeItem(KEY);
  }
}

export const pairing = new Pairing();
