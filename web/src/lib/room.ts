// The room of a game: its board and what belongs to it, in the types of the game, and as the pages see it.
import type { Component } from "svelte";
import type { Board, BoardProps, Chance, Scoring, ScoringProps } from "./board";
import type { Reader } from "./check";
import type { Pace } from "./live.svelte";
import type { Line } from "./wire/line";

export interface Room {
  board: Board;
  scoring: Scoring;
  /** Takes the numbers of a table's variant into use, or with null the standard ones, before the board is shown. */
  lay?: (numbers: unknown) => void;
  /** How a face of the game's dice looks, for whoever taps in what came up at a real table. */
  face?: Component<{ face: number; size?: number }>;
  pace: Pace;
  /** Reads the chance events of one game off the table, for the check of honest dice; without it only the promise is checked. */
  reader?: () => Reader;
}

/** A room in the types of its game. */
export interface OwnRoom<O, A, F, H, N> {
  board: Component<BoardProps<O, A, F, H, N>>;
  scoring: Component<ScoringProps<O, F, N>>;
  face?: Component<{ face: number; size?: number }>;
  pace: (before: O | null, after: O, happenings: readonly H[]) => number;
  reader?: () => (before: O | null, after: O, lines: readonly Line[], happenings: readonly H[]) => readonly Chance[];
}

/** The one door between what comes over the wire and a game's own types: both are made from the same structs. */
export function roomOf<O, A, F, H, N>(own: OwnRoom<O, A, F, H, N>): Room {
  return own as unknown as Room;
}
