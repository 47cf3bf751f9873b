import { afterEach, expect, test, vi } from "vitest";

import { fit, Fitting, grow, shorten } from "./fitting";

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

/** How short things are told, and whether they are, where this is what can be seen of them before. */
function told(isAllSeen: boolean): [number, boolean] {
  const holder = document.createElement("div");
  holder.toggleAttribute("data-short", true);
  const isSeen = (): boolean => isAllSeen || holder.hasAttribute("data-short");
  return [shorten(holder, isSeen), holder.hasAttribute("data-short")];
}

test("what was told in short is told in full again when there is room", () => {
  expect(told(true)).toEqual([0, false]);
});

test("things are told as shortly as they must be, and no more so", () => {
  const holder = document.createElement("div");
  const shortUntil = (step: number): number => shorten(holder, () => Number(holder.dataset["short"] ?? 0) >= step, 2);
  expect([shortUntil(1), holder.dataset["short"]]).toEqual([1, "1"]);
  expect([shortUntil(2), holder.dataset["short"]]).toEqual([2, "2"]);
  expect([shortUntil(3), holder.dataset["short"]]).toEqual([2, "2"]);
  expect([shortUntil(0), holder.dataset["short"]]).toEqual([0, undefined]);
});

test("where all would be seen in short alone it stays short", () => {
  expect(told(false)).toEqual([1, true]);
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

afterEach(() => vi.unstubAllGlobals());

/** How often things were laid out that were twice asked for before a frame, where the laying out makes a part this high, and then it gets these heights. */
function laidOut(high: number, ...heights: number[]): number {
  let [count, height, see] = [0, 0, (): void => undefined];
  const frames: (() => void)[] = [];
  const part = document.createElement("div");
  part.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  const stub = class {
    constructor(seen: () => void) {
      see = seen;
    }
    observe(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal("ResizeObserver", stub);
  const fitting = new Fitting(
    () => [part, null],
    () => {
      count += 1;
      height = high;
    },
  );
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  fitting.watch();
  fitting.ask();
  fitting.ask();
  frames.forEach((draw) => draw());
  for (const next of heights) {
    height = next;
    see();
  }
  return count;
}

test("what changed by the laying out itself is no reason to lay things out again", () => {
  expect(laidOut(7, 7, 7)).toBe(1);
});

test("whatever else changes is", () => {
  expect(laidOut(7, 8)).toBe(2);
});

/** How often things were laid out that were asked for before each of these frames, with so much in them and so high. */
function laidOutFor(...frames: [contents: string, height: number][]): number {
  let [count, now, draw] = [0, frames[0], (): void => undefined];
  const part = document.createElement("div");
  part.getBoundingClientRect = () => new DOMRect(0, 0, 100, now?.[1]);
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => (draw = next) && 1);
  const fitting = new Fitting(
    () => [part],
    () => (count += 1),
    () => now?.[0] ?? "",
  );
  for (now of frames) {
    fitting.ask();
    draw();
  }
  return count;
}

test("the same things that take the same room are laid out once", () => {
  expect(laidOutFor(["twelve cards", 7], ["twelve cards", 7], ["twelve cards", 7])).toBe(1);
});

test("other things, or room, are a reason to lay them out anew", () => {
  expect(laidOutFor(["twelve cards", 7], ["eleven cards", 7], ["eleven cards", 8])).toBe(3);
});
