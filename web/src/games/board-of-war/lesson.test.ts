import { describe, expect, test } from "vitest";
import { lesson } from "./lesson";

describe("the tutorial of Board of War", () => {
  test("every step that asks for something can be done", () => {
    const asked = lesson.steps.filter(({ frame }, at) => frame !== lesson.steps[at + 1]?.frame && at < lesson.steps.length - 1);

    for (const { words, expected, frame } of asked) {
      // The lesson goes on by itself from the first words to the cards, and to much later.
      const isJump = frame.observation["round"] === 4 || words === "lesson-turn";
      expect([words, expected !== null || isJump]).toEqual([words, true]);
    }
  });

  test("it goes through three rounds and ends with a siege", () => {
    const rounds = new Set(lesson.steps.map(({ frame }) => frame.observation["round"]));

    expect([...rounds]).toEqual([1, 2, 3, 4, 9]);
    expect(lesson.steps.some(({ expected }) => (expected?.action as { type?: string } | undefined)?.type === "attack")).toBe(true);
  });
});
