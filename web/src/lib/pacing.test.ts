import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "./pacing.svelte";
import { AT_ONCE } from "./tempo";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What was shown, and after which milliseconds; each thing is as long as it wants to be looked at. */
function shown(...things: readonly number[]): { told: [number, number][]; pacing: Pacing<number> } {
  const told: [number, number][] = [];
  const began = Date.now();
  const pacing = new Pacing<number>({
    show: ([thing = 0]) => {
      told.push([thing, Date.now() - began]);
      return thing;
    },
    next: (queue) => queue.splice(0, 1),
    hasArrived: () => true,
  });
  for (const thing of things) pacing.add(thing, 0);
  return { told, pacing };
}

test("each thing is looked at for as long as it wants", () => {
  const { told } = shown(100, 50, 0);
  vi.advanceTimersByTime(1_000);

  expect(told).toEqual([
    [100, 0],
    [50, 100],
    [0, 150],
  ]);
});

test("what is shown at once is shown together with what follows", () => {
  const { told, pacing } = shown(AT_ONCE, AT_ONCE, AT_ONCE, 100, AT_ONCE, AT_ONCE);
  vi.advanceTimersToNextTimer();

  expect(told.map(([thing]) => thing)).toEqual([AT_ONCE, AT_ONCE, AT_ONCE, 100]);

  vi.advanceTimersByTime(100);
  expect(told).toHaveLength(6);
  expect(pacing.waiting).toBe(0);
});
