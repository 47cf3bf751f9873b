import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Keeping } from "./keeping.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answered question keeps its height until the next one is there, or nobody waits any more", () => {
  const question = document.createElement("div");
  Object.defineProperty(question, "offsetHeight", { value: 180 });
  let isAsked = $state(true);
  let kept: Keeping | undefined;
  const end = $effect.root(() => {
    kept = new Keeping(
      () => isAsked,
      () => question,
    );
  });
  const heightWhere = (asked: boolean): number | undefined => {
    isAsked = asked;
    flushSync();
    return kept?.height;
  };

  expect(heightWhere(true)).toBe(0);
  expect(heightWhere(false)).toBe(180);
  expect(heightWhere(true)).toBe(0);
  expect(heightWhere(false)).toBe(180);
  vi.advanceTimersByTime(3000);
  expect(kept?.height).toBe(0);
  end();
});
