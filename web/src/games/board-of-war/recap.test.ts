import { describe, expect, test } from "vitest";
import { digest } from "$lib/digest";
import { arrowsOf, sinceLastTurn, touched, turnsOf } from "./recap";
import type { Happening } from "./types";

const line = { type: "line" as const, key: "log-tie", args: {} };
const turn = (seat: number): Happening => ({ kind: "turn", seat, round: 1, line });
const grown = (seat: number, square: string): Happening => ({ kind: "expanded", seat, square, targets: [`square:${square}`], line: { ...line, args: { square } } });
const taken: Happening = { kind: "captured", seat: 1, square: "e5", weight: "major", targets: ["square:e5"], line: { ...line, key: "log-captured" } };
const earned: Happening = { kind: "earned", seat: 0, gold: 10, line };

describe("what happened since a player's last turn", () => {
  const story = [turn(0), grown(0, "e2"), turn(1), grown(1, "e9"), taken, turn(0), earned, grown(0, "e3")];

  test("is what the others did, and how the own turn began", () => {
    expect(sinceLastTurn(story, 0)).toEqual([turn(1), grown(1, "e9"), taken, turn(0), earned]);
    expect(sinceLastTurn(story.slice(0, 5), 0)).toEqual([turn(1), grown(1, "e9"), taken]);
  });

  test("before the first turn nothing has happened", () => {
    expect(sinceLastTurn([], 0)).toEqual([]);
  });

  test("never folds away what matters", () => {
    const much = [turn(1), ...["a9", "b9", "c9", "d9"].map((square) => grown(1, square)), taken];
    const [chapter] = digest(turnsOf(much), 0);

    expect(chapter?.told.map(({ happening }) => happening)).toEqual([taken]);
    expect(chapter?.rest.reduce((count, { times }) => count + times, 0)).toBe(4);
  });

  test("is marked on the squares, with arrows for marches and attacks", () => {
    const marched: Happening = { kind: "marched", seat: 1, start: "e7", end: "e6", targets: ["square:e7", "square:e6"] };
    expect([...touched([marched, taken]).keys()]).toEqual(["e7", "e6", "e5"]);
    expect(arrowsOf([marched, taken])).toEqual([{ seat: 1, from: "e7", to: "e6", isAttack: false }]);
  });
});
