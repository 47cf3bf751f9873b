import { expect, test } from "vitest";
import type { ListedTable } from "$lib/api";
import { worthWatching } from "./watching";

function listed(id: string, people: readonly (string | null)[], created_at: number): ListedTable {
  return { id, game: "age-of-war", status: "playing", players: people.length, seats: people.map((each) => each ?? "normal"), people: [...people], open_seats: 0, created_at, your_turn: false, finished_at: null, winners: [] };
}

test("games between people come first, the newest first", () => {
  const tables = [listed("bots", [null, null], 9), listed("one", ["a", null], 8), listed("old", ["a", "b"], 1), listed("new", ["c", "d"], 2), listed("alone", ["e", "e"], 7)];
  expect(worthWatching(tables).map(({ id }) => id)).toEqual(["new", "old", "one", "alone", "bots"]);
});

test("the reader's own games are not for watching", () => {
  expect(worthWatching([listed("mine", ["me", "b"], 1), listed("theirs", ["a", "b"], 2)], "me").map(({ id }) => id)).toEqual(["theirs"]);
});
