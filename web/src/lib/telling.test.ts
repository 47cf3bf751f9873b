import { expect, test } from "vitest";

import type { LogEntry } from "./live.svelte";
import { Telling } from "./telling";

const log = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at, at: 0, line: { type: "line", key: "rolls", args: {} } }));

test("every line is told once", () => {
  const telling = new Telling();

  expect(telling.fresh(0, log(1, 3))).toEqual(log(1, 3));
  expect(telling.fresh(0, log(1, 4))).toEqual(log(4, 4));
  expect(telling.fresh(0, log(1, 4))).toEqual([]);
});

test("each viewer at one device is told for itself", () => {
  const telling = new Telling();
  telling.fresh(0, log(1, 3));

  expect(telling.fresh(1, log(1, 3))).toEqual(log(1, 3));
});

test("of a burst the end is told: the last words of a game are never left out", () => {
  const telling = new Telling();
  telling.fresh(0, log(1, 3));

  expect(telling.fresh(0, log(1, 50))).toEqual(log(39, 50));
});
