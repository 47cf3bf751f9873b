import { describe, expect, test } from "vitest";
import { drawnAt, edgeOf, SIDES, squareDrawnAt, squaresOf } from "./geometry";

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
});
