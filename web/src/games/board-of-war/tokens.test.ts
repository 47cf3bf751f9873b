import { describe, expect, test } from "vitest";
import { follow } from "./tokens";
import type { ArmyFacts } from "./types";

const army = (seat: number, square: string): ArmyFacts => ({ seat, square, power: 1 });

describe("armies that move", () => {
  const before = follow([], [army(0, "e4"), army(0, "f4"), army(1, "e6")]);
  const idOn = (square: string) => before.find((token) => token.square === square)?.id;

  test("a step keeps the identity", () => {
    const after = follow(before, [army(0, "e5"), army(0, "f4"), army(1, "e6")]);

    expect(after.map(({ id }) => id)).toEqual([idOn("e4"), idOn("f4"), idOn("e6")]);
  });

  test("a new army is somebody new, though an old one is gone", () => {
    const after = follow(before, [army(0, "f4"), army(0, "j9"), army(1, "e6")]);

    expect(before.map(({ id }) => id)).not.toContain(after[1]?.id);
  });

  test("an army that joins another is gone, and nobody else moves", () => {
    const after = follow(before, [army(0, "f4"), army(1, "e6")]);

    expect(after.map(({ id }) => id)).toEqual([idOn("f4"), idOn("e6")]);
  });

  test("an army is never taken for an enemy's", () => {
    const after = follow(before, [army(0, "e4"), army(0, "f4"), army(0, "e7")]);

    expect(after[2]?.id).not.toBe(idOn("e6"));
  });
});
