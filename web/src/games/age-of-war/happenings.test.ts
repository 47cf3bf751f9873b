import { describe, expect, test } from "vitest";
import { chances } from "./chances";
import lessons from "../../recorded/age-of-war-lessons.json";
import { happenings } from "./happenings";
import type { Observation } from "./types";

const turns = lessons.turns.map(({ observation }) => observation as Observation);
const end = lessons.end.map(({ observation }) => observation as Observation);

function between(frames: readonly Observation[], at: number): string[] {
  const after = frames[at];
  if (!after) throw new Error("no such frame");
  return happenings(frames[at - 1] ?? null, after).map(({ kind }) => kind);
}

describe("what happened between two views", () => {
  test("nothing, where there was none before", () => {
    expect(between(turns, 0)).toEqual([]);
  });

  test("a line filled, and the rest rolled again", () => {
    expect(between(turns, 1)).toEqual(["filled", "rolled"]);
  });

  test("a die lost", () => {
    expect(between(turns, 2)).toEqual(["lost-die", "rolled"]);
  });

  test("a castle conquered, and the next player's roll", () => {
    expect(between(turns, 3)).toEqual(["conquered", "rolled"]);
  });

  test("a castle stolen names the victim", () => {
    const after = turns[6];
    expect(after && happenings(turns[5] ?? null, after)).toContainEqual({ kind: "conquered", castle: 2, by: 0, from: 1 });
  });

  test("a clan made whole, and no more rolls at the end", () => {
    expect(between(end, 1)).toEqual(["conquered", "clan"]);
  });

  test("the same view again is no roll", () => {
    const [first] = turns;
    expect(first && happenings(first, first)).toEqual([]);
  });
});

describe("chance, as it can be read off the table", () => {
  test("first who begins, then seven dice", () => {
    const [first] = turns;
    if (!first) throw new Error("no frame");
    const [begins, roll] = chances(null, first);

    expect(begins?.bounds).toEqual([2]);
    expect(begins?.fits([0])).toBe(true);
    expect(begins?.fits([1])).toBe(false);
    expect(roll?.bounds).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(roll?.fits([3, 0, 5, 1, 4, 2, 3])).toBe(true);
    expect(roll?.fits([3, 0, 5, 1, 4, 2, 2])).toBe(false);
  });

  test("nothing more once the game is over", () => {
    const [before, after] = end;
    expect(before && after && chances(before, after)).toEqual([]);
  });
});
