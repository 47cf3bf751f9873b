import { describe, expect, test } from "vitest";
import { apart, armyAt, type Point } from "./country";
import { LANDS, PICTURE } from "./geography";

const REGIONS = Object.keys(LANDS);
/** 38 pixels on a map of 220, as on the smallest phone. */
const SMALLEST = (38 * PICTURE.width) / 220;

function overlaps(places: readonly Point[], size: number): number {
  return places.flatMap((one, at) => places.slice(at + 1).filter((other) => Math.abs(one.x - other.x) < size - 0.1 && Math.abs(one.y - other.y) < size - 0.1)).length;
}

describe("armies that can be picked", () => {
  test.each(REGIONS)("four in %s lie apart, on the map of the smallest phone", (region) => {
    const places = apart([0, 1, 2, 3].map((place) => armyAt(region, place, 4, SMALLEST)), SMALLEST);

    expect(overlaps(places, SMALLEST)).toBe(0);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(PICTURE.x + SMALLEST / 2);
      expect(x).toBeLessThanOrEqual(PICTURE.x + PICTURE.width - SMALLEST / 2);
      expect(y).toBeLessThanOrEqual(PICTURE.y + PICTURE.height - SMALLEST / 2);
    }
  });

  test("those of neighbours lie apart, too", () => {
    const four = ["izumo", "bizen", "yamashiro", "owari"].map((region) => armyAt(region, 0, 1));
    expect(overlaps(four, SMALLEST)).toBeGreaterThan(0);
    expect(overlaps(apart(four, SMALLEST), SMALLEST)).toBe(0);
  });

  test("none comes past another", () => {
    const row = apart([0, 1, 2].map((place) => armyAt("awa", place, 3, SMALLEST)), SMALLEST).map(({ x }) => x);
    expect(row).toEqual([...row].sort((one, other) => one - other));
  });

  test("those that lie apart stay where they are", () => {
    const two = ["mutsu", "satsuma"].map((region) => armyAt(region, 0, 1));
    expect(apart(two, 44)).toEqual(two);
  });
});
