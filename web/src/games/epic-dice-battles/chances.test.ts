import { expect, test } from "vitest";
import { chances } from "./chances";
import type { Happening } from "./types";

const BEGINS: Happening = { kind: "first-player", seat: 2 };
const THROWN: Happening = { kind: "rolled", seat: 0, phase: "main", dice: [2, 5], die: 6 };

test("who begins is a chance event, though nothing happened before it", () => {
  const [drawn] = chances([BEGINS], 3);

  expect(drawn?.bounds).toEqual([3]);
  expect([0, 1, 2].map((seat) => drawn?.fits([seat]))).toEqual([false, false, true]);
});

test("a throw fits the dice that lie there, in any order", () => {
  const [thrown] = chances([{ kind: "said", seat: 1 }, THROWN], 3);

  expect(thrown?.bounds).toEqual([6, 6]);
  expect(thrown?.fits([4, 1])).toBe(true);
  expect(thrown?.fits([4, 4])).toBe(false);
});
