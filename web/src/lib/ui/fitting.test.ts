import { expect, test } from "vitest";

import { fit, grow, shorten } from "./fitting";

/** The density found and the one set, where all is seen at these alone. */
function laid(...enough: number[]): [number, string | undefined] {
  const holder = document.createElement("div");
  holder.dataset["density"] = "5";
  return [fit(holder, () => enough.includes(Number(holder.dataset["density"]))), holder.dataset["density"]];
}

test("things lie as loosely as they can", () => {
  expect(laid(0, 1, 2, 3, 4, 5)).toEqual([0, "0"]);
  expect(laid(3, 4, 5)).toEqual([3, "3"]);
});

test("a closer density that needs more room than a looser one is not in the way", () => {
  expect(laid(1, 5)).toEqual([1, "1"]);
});

test("where nothing is close enough things lie as closely as they can", () => {
  expect(laid()).toEqual([5, "5"]);
});

/** Whether things are told in short, where this is what can be seen of them before. */
function told(isAllSeen: boolean): [boolean, boolean] {
  const holder = document.createElement("div");
  holder.toggleAttribute("data-short", true);
  const isSeen = (): boolean => isAllSeen || holder.hasAttribute("data-short");
  return [shorten(holder, isSeen), holder.hasAttribute("data-short")];
}

test("what was told in short is told in full again when there is room", () => {
  expect(told(true)).toEqual([false, false]);
});

test("where all would be seen in short alone it stays short", () => {
  expect(told(false)).toEqual([true, true]);
});

/** How large things are drawn, where all is seen up to this size. */
function drawn(most: number): [number, string] {
  const holder = document.createElement("div");
  const size = grow(holder, () => Number(holder.style.getPropertyValue("--grow")) <= most);
  return [size, holder.style.getPropertyValue("--grow")];
}

test("things are drawn as large as there is room for", () => {
  expect(drawn(2)).toEqual([1.6, "1.6"]);
  expect(drawn(1.34)).toEqual([1.3, "1.3"]);
});

test("nothing is drawn smaller than it is", () => {
  expect(drawn(0.5)).toEqual([1, "1"]);
});
