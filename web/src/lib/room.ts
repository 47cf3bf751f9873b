// The room of a game: its board and what belongs to it, in the types of the game, and as the pages see it.
import type { Component } from "svelte";
import type { BoardProps, Chance, ScoringProps } from "./board";

/** A room in the types of its game. */
export interface OwnRoom<O, A, F, H, N> {
  board: Component<BoardProps<O, A, F, H, N>>;
  scoring: Component<ScoringProps<O, F, N>>;
  /** How a face of the game's dice looks, for whoever taps in what came up at a real table. */
  face?: Component<{ face: number; size?: number }>;
  /** How large a page the small live board is laid out for on a phone, in pixels, where the board has a layout of its own there. */
  phone?: readonly [width: number, height: number];
  /** Kinds of happenings that can be watched again from the log. */
  staged?: readonly string[];
  /** What an action points at, as choices name it: those that come to the same are one choice, which points at all of them. */
  target?: (action: A) => string | null;
  pace: (before: O | null, after: O, happenings: readonly H[]) => number;
  /** Reads the chance events of one game off the table, for the check of honest dice; without it only the promise is checked. */
  reader?: () => (before: O | null, after: O, happenings: readonly H[], numbers: N) => readonly Chance[];
}

/** A room as the pages see it, which know no game: what comes over the wire for it is of the game's own types, since both
 * are made from the same structs. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one door between the wire and the types of a game
export type Room = OwnRoom<any, any, any, any, any>;

export function roomOf<O, A, F, H, N>(own: OwnRoom<O, A, F, H, N>): Room {
  return own;
}
