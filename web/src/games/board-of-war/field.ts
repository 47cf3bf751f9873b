// The picture of the board in its own units.
import { drawnAt } from "./geometry";
import type { Side, Square } from "./types";

/** How wide a square is drawn. */
export const CELL = 60;
/** The frame round the squares, where the players' names stand. */
export const EDGE = 22;

/** The outline of a set of squares, a little inside of it. */
export function outline(squares: readonly Square[], size: number, facing: Side, inset = 2): string {
  const places = squares.map((square) => drawnAt(square, size, facing));
  const inside = new Set(places.map(({ x, y }) => `${x} ${y}`));
  const has = (x: number, y: number) => inside.has(`${x} ${y}`);
  return places
    .flatMap(({ x, y }) => {
      const [left, top] = [EDGE + x * CELL, EDGE + y * CELL];
      const [right, bottom] = [left + CELL, top + CELL];
      return [
        ...(has(x, y - 1) ? [] : [`M${left} ${top + inset}H${right}`]),
        ...(has(x, y + 1) ? [] : [`M${left} ${bottom - inset}H${right}`]),
        ...(has(x - 1, y) ? [] : [`M${left + inset} ${top}V${bottom}`]),
        ...(has(x + 1, y) ? [] : [`M${right - inset} ${top}V${bottom}`]),
      ];
    })
    .join("");
}
