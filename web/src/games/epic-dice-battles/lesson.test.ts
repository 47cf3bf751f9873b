import { describe, expect, test } from "vitest";
import { lesson } from "./lesson";

describe("the tutorial of Epic Dice Battles", () => {
  test("every step that asks for something can be done", () => {
    const asked = lesson.steps.filter(({ frame }, at) => frame !== lesson.steps[at + 1]?.frame && at < lesson.steps.length - 1);

    for (const { words, expected } of asked) expect([words, expected !== null || words === "lesson-points"]).toEqual([words, true]);
  });

  test("it goes through all seasons of a year, builds a castle, and wins a siege", () => {
    const types = lesson.steps.flatMap(({ expected }) => (expected?.action as { type?: string } | undefined)?.type ?? []);

    expect(new Set(types)).toEqual(
      new Set(["start", "act", "buy", "put-die", "raise-army", "end-buying", "lead", "move", "pass", "return-die", "build", "besiege", "ready", "lose", "storm-gate", "assign-die"]),
    );
    expect(lesson.steps.at(-1)?.frame.lines.map(({ key }) => key)).toContain("log-castle-destroyed");
  });
});
