import { expect, test } from "vitest";

import { termsOf } from "./terms";

const plan = { game: "age-of-war", seats: [{}, {}] };

test("a plain table has no clock, does not count, and shows no odds", () => {
  expect(termsOf(plan)).toEqual(["web-clock-none", "web-term-unrated", "web-term-no-odds"]);
});

test("everything that is agreed on is told", () => {
  const all = { ...plan, clock: { per_game: 600, increment: 10 }, rated: true, odds: true, coach: true, undo: true };

  expect(termsOf(all)).toEqual(["web-clock-game", "web-term-rated", "web-term-odds", "web-term-coach", "web-term-undo"]);
});

test("a clock of another kind is told as such", () => {
  expect(termsOf({ ...plan, clock: { per_move: 90 } })).toContain("web-clock-other");
});
