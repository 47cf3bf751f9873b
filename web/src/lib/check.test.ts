import { beforeEach, describe, expect, test } from "vitest";
import recorded from "../recorded/dice-check.json";
import { check } from "./check";
import { pledgeOf, remember } from "./contribution";
import type { Event, Patch, TableView } from "./wire/messages";

const { commitment, secret, match_id: id, nonces } = recorded.origin;
const table: TableView = {
  id,
  game: "age-of-war",
  plan: { game: "age-of-war", seats: [{}, {}, {}] },
  owner: "",
  status: "over",
  seats: nonces.map((nonce, seat) => ({ seat, nonce })),
  commitment,
  created_at: 0,
  secret,
};
// The first three chance events of the recording, each shown by one event.
const shown = recorded.chances.slice(0, 3);
const events: Event[] = shown.map(({ draws }, index) => ({ type: "event", seq: index + 1, at: 0, patch: { drawn: draws.join() } }));
const read = (_before: Patch | null, after: Patch) => {
  const at = events.findIndex(({ patch }) => patch?.["drawn"] === after["drawn"]);
  const bounds = shown[Math.max(0, at)]?.bounds.map(Number) ?? [];
  return [{ bounds, fits: (drawn: readonly number[]) => drawn.join() === after["drawn"] }];
};

test("a game whose rolls follow from the promised seed is honest", async () => {
  expect(await check(table, events, read)).toEqual({ kind: "honest", rolls: 3 });
});

test("another seed than the promised one is found", async () => {
  expect(await check({ ...table, secret: `00${secret.slice(2, -2)}ff` }, events, read)).toEqual({ kind: "broken-promise" });
});

test("a roll that does not follow from the seed is named", async () => {
  const forged = events.map((event) => (event.seq === 2 ? { ...event, patch: { drawn: "0,0,0,0,0,0,0" } } : event));

  expect(await check(table, forged, read)).toEqual({ kind: "other-dice", event: 2 });
});

describe("what players added", () => {
  beforeEach(() => localStorage.clear());

  test("must be what they pledged", async () => {
    const pledges = [await pledgeOf("a"), "", await pledgeOf("something else")];
    const seats = nonces.map((nonce, seat) => ({ seat, nonce, pledge: pledges[seat] ?? "" }));

    expect(await check({ ...table, seats }, events, read)).toEqual({ kind: "other-pledge", seat: 2 });
  });

  test("was added to the promise that was shown before", async () => {
    remember(id, { seat: 0, nonce: "a", commitment: "another" });

    expect(await check(table, events, read)).toEqual({ kind: "other-promise" });
  });

  test("and is as it was is honest", async () => {
    remember(id, { seat: 0, nonce: "a", commitment });
    const pledges = await Promise.all(nonces.map((nonce) => (nonce ? pledgeOf(nonce) : "")));
    const seats = nonces.map((nonce, seat) => ({ seat, nonce, pledge: pledges[seat] ?? "" }));

    expect(await check({ ...table, seats }, events, read)).toEqual({ kind: "honest", rolls: 3 });
  });
});
