import { expect, test } from "vitest";
import { lesson } from "./lesson";

test("every step that asks for a choice has one that the rules allow", () => {
  const asked = lesson.steps.filter(({ frame }, at) => frame !== lesson.steps[at + 1]?.frame && frame.choices.length > 0);
  expect(asked.map(({ words, expected }) => [words, expected !== null])).toEqual(asked.map(({ words }) => [words, true]));
});

test("the lesson ends with a result", () => {
  expect(lesson.steps.at(-1)?.frame.result?.winners).toEqual([0]);
});
