import { expect, test } from "vitest";

import { DENSEST, fit } from "./fitting";

/** Lays things from a density, where all is seen from another on; the density found, the one set, and how often it was tried. */
function laid(from: number, needed: number): [found: number, set: string | undefined, tries: number] {
  const holder = document.createElement("div");
  let tries = 0;
  const found = fit(holder, from, () => {
    tries += 1;
    return Number(holder.dataset["density"]) >= needed;
  });
  return [found, holder.dataset["density"], tries];
}

test("what lies well stays, after a look at whether it could lie more loosely", () => {
  expect(laid(3, 3)).toEqual([3, "3", 2]);
  expect(laid(0, 0)).toEqual([0, "0", 1]);
});

test("from wherever it begins, the least density is found", () => {
  for (let from = 0; from <= DENSEST; from += 1)
    for (let needed = 0; needed <= DENSEST; needed += 1) expect(laid(from, needed).slice(0, 2)).toEqual([needed, `${needed}`]);
});

test("where nothing is close enough things lie as closely as they can", () => {
  for (let from = 0; from <= DENSEST; from += 1) expect(laid(from, 99).slice(0, 2)).toEqual([DENSEST, `${DENSEST}`]);
});
