import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { toast } from "./toast.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a word goes away by itself", () => {
  toast.show("Copied.");
  expect(toast.text).toBe("Copied.");
  vi.advanceTimersByTime(3500);
  expect(toast.text).toBe("");
});

test("a note lets the note before it be read", () => {
  toast.show("Your move counted.");
  toast.show("Only one choice: lose a die.");
  expect(toast.text).toBe("Your move counted.");
  vi.advanceTimersByTime(2000);
  expect(toast.text).toBe("Only one choice: lose a die.");
});

test("a refusal is shown at once, and what waited comes after it", () => {
  toast.show("Your move counted.");
  toast.show("Only one choice: lose a die.");
  toast.show("That line is filled already (AW-20).", "refusal");
  expect([toast.text, toast.kind]).toEqual(["That line is filled already (AW-20).", "refusal"]);
  vi.advanceTimersByTime(2000);
  expect([toast.text, toast.kind]).toEqual(["Only one choice: lose a die.", "note"]);
});

test("what is sent away makes room for what waits", () => {
  toast.show("Copied.");
  toast.show("Your turn at another table.", "note", "/table/7");
  toast.dismiss();
  expect([toast.text, toast.link]).toEqual(["Your turn at another table.", "/table/7"]);
});

test("the same word again is one word that stays longer", () => {
  toast.show("Copied.");
  vi.advanceTimersByTime(3000);
  toast.show("Copied.");
  vi.advanceTimersByTime(3000);
  expect(toast.text).toBe("Copied.");
  vi.advanceTimersByTime(500);
  expect(toast.text).toBe("");
});

test("of many notes the newest three wait", () => {
  ["one", "two", "three", "four", "five", "six"].forEach((text) => toast.show(text));
  toast.dismiss();
  expect(toast.text).toBe("four");
});
