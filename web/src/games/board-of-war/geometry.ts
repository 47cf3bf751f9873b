// The squares of the board: their names, and where they are drawn for whoever looks.
import type { Side, Square } from "./types";

/** Clockwise from the bottom, as players sit round the board. */
export const SIDES: readonly Side[] = ["south", "west", "north", "east"];
export const EDGES = ["bottom", "left", "top", "right"] as const;
export type Edge = (typeof EDGES)[number];

export interface Place {
  /** From the left of the picture. */
  x: number;
  /** From its top. */
  y: number;
}

const A = "a".charCodeAt(0);

export function squareAt(column: number, row: number): Square {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

export function columnOf(square: Square): number {
  return square.charCodeAt(0) - A;
}

export function rowOf(square: Square): number {
  return Number(square.slice(1)) - 1;
}

/** Every square row by row from the bottom, each from the left: the order of the rules. */
export function squaresOf(size: number): Square[] {
  return Array.from({ length: size * size }, (_, index) => squareAt(index % size, Math.floor(index / size)));
}

/** Where a square is drawn when this side of the board is nearest to the reader. */
export function drawnAt(square: Square, size: number, facing: Side): Place {
  const [column, row, last] = [columnOf(square), rowOf(square), size - 1];
  switch (facing) {
    case "south":
      return { x: column, y: last - row };
    case "west":
      return { x: last - row, y: last - column };
    case "north":
      return { x: last - column, y: row };
    case "east":
      return { x: row, y: column };
  }
}

/** The square that is drawn at a place. */
export function squareDrawnAt({ x, y }: Place, size: number, facing: Side): Square {
  const last = size - 1;
  switch (facing) {
    case "south":
      return squareAt(x, last - y);
    case "west":
      return squareAt(last - y, last - x);
    case "north":
      return squareAt(last - x, y);
    case "east":
      return squareAt(y, x);
  }
}

/** The edge of the picture where a side of the board lies. */
export function edgeOf(side: Side, facing: Side): Edge {
  const turned = SIDES.indexOf(side) - SIDES.indexOf(facing);
  return EDGES[(turned + SIDES.length) % SIDES.length] ?? "bottom";
}
