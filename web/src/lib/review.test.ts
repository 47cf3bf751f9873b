import { describe, expect, test } from "vitest";
import type { Frame } from "./frames";
import { costOf, eventsOf, frameAt, isLesson, listed, pointsOf, sharesAt, type Decision } from "./review";

const frame = (seq: number): Frame => ({ seq, at: seq, observation: {}, prompt: null, facts: null, happenings: [], log: [] });
const CURVE = [
  { event: 0, values: [0.5, 0.5] },
  { event: 2, values: [0.6, 0.4] },
  { event: 3, values: [0.55, 0.45] },
  { event: 4, values: [1, 0] },
];

describe("a review beside its frames", () => {
  test("every frame knows how many events it has seen", () => {
    const moments = [
      { event: 2, seq: 3 },
      { event: 5, seq: 4 },
      { event: 6, seq: 4 },
    ];
    expect(eventsOf([frame(3), frame(4), frame(7)], moments)).toEqual([2, 6, 6]);
    expect(eventsOf([frame(1)], moments)).toEqual([0]);
  });

  test("an event leads to the last frame that has not seen more", () => {
    expect([0, 2, 4, 6, 99].map((event) => frameAt(event, [2, 5, 6]))).toEqual([0, 0, 0, 2, 2]);
  });

  test("the shares are those of the last point before", () => {
    expect(sharesAt(2, CURVE)).toEqual([0.6, 0.4]);
    expect(sharesAt(99, CURVE)).toEqual([1, 0]);
  });

  test("the curve of a seat fills its box", () => {
    expect(pointsOf(CURVE, 0, 4, 400, 100)).toBe("0,50 200,40 300,45 400,0");
    expect(pointsOf(CURVE, 1, 4, 400, 100)).toBe("0,50 200,60 300,55 400,100");
  });

  test("good and best decisions are no lessons", () => {
    const graded = (grade: string) => isLesson({ grade } as Decision);
    expect(["best", "good", "inaccuracy", "mistake", "blunder"].map(graded)).toEqual([false, false, true, true, true]);
  });

  test("my mistakes come first, the dearest before the others", () => {
    const made = [
      { seat: 0, grade: "mistake", loss: 0.05 },
      { seat: 1, grade: "blunder", loss: 0.2 },
      { seat: 0, grade: "best", loss: 0 },
      { seat: 0, grade: "blunder", loss: 0.1 },
    ] as Decision[];
    expect(listed(made, "mine", [0]).map(({ loss }) => loss)).toEqual([0.1, 0.05]);
    expect(listed(made, "mistakes", [0]).map(({ loss }) => loss)).toEqual([0.2, 0.1, 0.05]);
    expect(listed(made, "every", [0])).toEqual(made);
  });

  test("a cost is the difference of the shares as they are read", () => {
    expect(costOf({ value: 0.1552, best_value: 0.2208 })).toBe(6.6);
  });
});
