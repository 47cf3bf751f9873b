import { expect, test } from "vitest";
import { headingOf } from "./prompt";
import type { Prompt } from "./wire/messages";

const prompt = { seat: 1, title: ["ask-play"], watching: ["watch-play", { player: 1 }] } as unknown as Prompt;

test("whoever is asked is spoken to, so that nobody reads that you plays a card", () => {
  expect(headingOf(prompt, 1)).toBe(prompt.title);
});

test("others, and those who only watch, are told who decides", () => {
  expect([headingOf(prompt, 0), headingOf(prompt, null)]).toEqual([prompt.watching, prompt.watching]);
});

test("where a game has no words for the others they read the question", () => {
  const plain = { seat: 1, title: ["ask-play"] } as unknown as Prompt;
  expect(headingOf(plain, 0)).toBe(plain.title);
});
