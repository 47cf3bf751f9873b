// What this browser adds to the dice, by itself: pledged before anybody's is shown, told when the start is called, and
// remembered, so that the check after the game can say whether it counted.
import { api, type NewTable } from "./api";
import { sha256Hex } from "./honest";
import type { TableView, Welcome, You } from "./wire/messages";

export interface Contribution {
  seat: number;
  nonce: string;
  /** The fingerprint of the server's seed that was shown before this was told; empty until it was. */
  commitment: string;
}

const KEY = "wartable.dice";
/** Tables that are remembered; what was added to older ones can no longer be checked for having counted. */
const KEPT = 50;

/** The hash that fixes a nonce without telling it; docs/protocol.md. */
export async function pledgeOf(nonce: string): Promise<string> {
  return sha256Hex(`wartable/pledge|${nonce}`);
}

/** Something nobody can guess. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this browser can hash: pages that came over plain HTTP from another machine cannot, and add nothing. */
export function canPledge(): boolean {
  return globalThis.crypto.subtle !== undefined;
}

/** A nonce with its pledge, or neither where the browser cannot. */
export async function freshPledge(): Promise<{ nonce: string; pledge: string } | null> {
  if (!canPledge()) return null;
  const nonce = freshNonce();
  return { nonce, pledge: await pledgeOf(nonce) };
}

export function remembered(table: string): Contribution | null {
  return read()[table] ?? null;
}

export function remember(table: string, contribution: Contribution): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  store(Object.fromEntries([...others.slice(1 - KEPT), [table, contribution]]));
}

/** Does what is due at a table that has not begun: pledges for the own seat, and tells it when the start is called. */
export class Contributor {
  #latest: { table: TableView; you: You } | null = null;
  #isBusy = false;
  #hasPledged = false;
  #hasTold = false;

  async follow(table: TableView, you: You): Promise<void> {
    this.#latest = { table, you };
    if (this.#isBusy || !canPledge()) return;
    this.#isBusy = true;
    while (this.#latest) {
      const now: { table: TableView; you: You } = this.#latest;
      this.#latest = null;
      // Too late, or another page of this player was quicker: the game begins all the same.
      await this.#look(now.table, now.you).catch(() => undefined);
    }
    this.#isBusy = false;
  }

  async #look(table: TableView, you: You): Promise<void> {
    const seat = you.seats[0];
    if (table.status !== "open" || seat === undefined) return;
    const mine = remembered(table.id);
    const pledged = table.seats[seat]?.pledge ?? "";
    if (mine?.seat !== seat || pledged !== (await pledgeOf(mine.nonce))) {
      // A pledge of another device is replaced once, so that two devices do not take turns for ever.
      if (typeof table.starts_by !== "number" && (pledged === "" || !this.#hasPledged)) await this.#pledge(table, seat);
      return;
    }
    if (mine.commitment === "") remember(table.id, { ...mine, commitment: table.commitment });
    if (typeof table.starts_by === "number" && !this.#hasTold) {
      this.#hasTold = true;
      await api.nonce(table.id, seat, mine.nonce);
    }
  }

  async #pledge(table: TableView, seat: number): Promise<void> {
    const fresh = await freshPledge();
    if (!fresh) return;
    this.#hasPledged = true;
    remember(table.id, { seat, nonce: fresh.nonce, commitment: table.commitment });
    await api.pledge(table.id, seat, fresh.pledge);
  }
}

/** Sits down, with a pledge. */
export async function sitDown(table: string, seat: number, invite = ""): Promise<void> {
  const fresh = await freshPledge();
  if (fresh) remember(table, { seat, nonce: fresh.nonce, commitment: "" });
  await api.sit(table, seat, invite, fresh?.pledge);
}

/** Opens a table. Whoever starts it at once sits there alone, and adds to the dice after the server has promised its seed. */
export async function openTable(plan: NewTable): Promise<Welcome> {
  const welcome = await api.openTable({ ...plan, start: plan.start === true && !canPledge() });
  const { table, you } = welcome;
  const seat = you.seats[0];
  if (plan.start === true && table.status === "open") {
    if (seat !== undefined) {
      const nonce = freshNonce();
      remember(table.id, { seat, nonce, commitment: table.commitment });
      await api.nonce(table.id, seat, nonce);
    }
    await api.start(table.id);
  }
  return welcome;
}

/** Asks for a rematch, with a pledge. */
export async function playAgain(table: string): Promise<Welcome> {
  const fresh = await freshPledge();
  const welcome = await api.rematch(table, fresh?.pledge);
  const seat = welcome.you.seats[0];
  if (fresh && seat !== undefined) remember(welcome.table.id, { seat, nonce: fresh.nonce, commitment: welcome.table.commitment });
  return welcome;
}

function read(): Record<string, Contribution> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Contribution>;
  } catch {
    return {};
  }
}

function store(all: Record<string, Contribution>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: the pledge is made again when the page is.
  }
}
