import { describe, expect, test } from "vitest";
import { centreOf, drawnAt, edgeOf, goalOf, isSquare, SIDES, squareDrawnAt, squaresOf } from "./geometry";

describe("the squares of the board", () => {
  test.each(SIDES)("every place is drawn once, seen from the %s", (facing) => {
    for (const square of squaresOf(10)) expect(squareDrawnAt(drawnAt(square, 10, facing), 10, facing)).toBe(square);
  });

  test.each([
    ["south", "e1"],
    ["west", "a5"],
    ["north", "e10"],
    ["east", "j5"],
  ] as const)("the %s edge is at the bottom for whoever sits there", (facing, square) => {
    expect(drawnAt(square, 10, facing).y).toBe(9);
  });

  test("players sit clockwise round the picture, from whichever side it is seen", () => {
    expect(SIDES.map((side) => edgeOf(side, "south"))).toEqual(["bottom", "left", "top", "right"]);
    expect(SIDES.map((side) => edgeOf(side, "west"))).toEqual(["right", "bottom", "left", "top"]);
  });

  test("the centre is in the order of the rules", () => {
    expect(centreOf(10)).toEqual(["e5", "f5", "e6", "f6"]);
    expect(centreOf(8)).toEqual(["d4", "e4", "d5", "e5"]);
  });

  test("two rows and the way to the centre are what an expansion needs", () => {
    expect(goalOf(10, "south")).toHaveLength(24);
    expect(goalOf(8, "west")).toHaveLength(18);
    expect(goalOf(10, "north")).toEqual(expect.arrayContaining(["a10", "j9", "e7", "f8"]));
    expect(goalOf(10, "north")).not.toContain("e6");
  });

  test("names of squares are told from other words", () => {
    expect(["a1", "j10", "k1", "a11", "7", "Ana", 3].map((text) => isSquare(text, 10))).toEqual([true, true, false, false, false, false, false]);
  });
});
