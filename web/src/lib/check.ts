// The check of a finished game: the revealed seed against the promise, and every roll that was shown against the seed.
import type { Chance } from "./board";
import { pledgeOf, remembered } from "./contribution";
import { HonestDice } from "./honest";
import type { Event, Happening, Patch, TableView } from "./wire/messages";

export type Verdict =
  | { kind: "honest"; rolls: number }
  | { kind: "broken-promise" }
  | { kind: "other-promise" }
  | { kind: "other-pledge"; seat: number }
  | { kind: "other-dice"; event: number };

/** Reads the chance events off the table, one view after the other; it may remember what it has read. */
export type Reader = (before: Patch | null, after: Patch, happenings: readonly Happening[], numbers: unknown) => readonly Chance[];

export async function check(table: TableView, events: readonly Event[], read: Reader | null): Promise<Verdict> {
  const dice = await HonestDice.reveal({
    commitment: table.commitment,
    secret: table.secret ?? "",
    matchId: table.id,
    nonces: table.seats.map(({ nonce = "" }) => nonce),
  });
  if (!dice) return { kind: "broken-promise" };
  const shown = remembered(table.id)?.commitment;
  if (shown && shown !== table.commitment) return { kind: "other-promise" };
  for (const { seat, pledge = "", nonce = "" } of table.seats) {
    if (pledge && nonce && pledge !== (await pledgeOf(nonce))) return { kind: "other-pledge", seat };
  }
  // A game whose dice this page cannot read off the table: the promise was kept, more is for `wartable verify`.
  if (!read) return { kind: "honest", rolls: 0 };
  let rolls = 0;
  let before: Patch | null = null;
  for (const { patch, happenings = [], seq } of events) {
    if (!patch || Object.keys(patch).length === 0) continue;
    const after: Patch = { ...before, ...patch };
    for (const { bounds, fits } of read(before, after, happenings as readonly Happening[], table.numbers)) {
      if (!fits(await dice.draw(rolls, bounds))) return { kind: "other-dice", event: seq };
      rolls += 1;
    }
    before = after;
  }
  return { kind: "honest", rolls };
}
