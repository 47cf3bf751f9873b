// What a board gets and gives: it is shown a view and the choices, and says which action was chosen. It knows no rules.
import type { Component } from "svelte";
import type { Line } from "./wire/line";
import type { Chance as Prospect } from "./wire/messages";

export interface Choice<A = unknown> {
  action: A;
  label: Line;
  /** Set where the rules suggest it: what most would do anyway. */
  isSuggested?: boolean;
  /** The share of the victory that the coach expects from it, where the table allows one and the reader asks it. */
  worth?: number;
}

/** How likely something is to succeed. */
export type { Prospect };
export type Odds = Readonly<Record<string, Prospect>>;

export interface SeatView {
  seat: number;
  name: string;
  isBot: boolean;
  isHere: boolean;
  isOnline: boolean;
  isOut: boolean;
}

export interface BoardProps<O = unknown, A = unknown> {
  observation: O;
  /** What was shown before: the board moves things from there. Null shows them without motion. */
  previous: O | null;
  /** What may be done now; empty while it is not this viewer's turn. */
  choices: readonly Choice<A>[];
  seats: readonly SeatView[];
  /** The seat this board is seen from; null for somebody who watches. */
  viewer: number | null;
  /** Message keys and "seat-N" that the reader points at elsewhere. */
  highlight: ReadonlySet<string>;
  /** Probabilities by choice or by thing, where the table allows them. */
  odds: Odds | null;
  /** What the log has told this viewer so far. */
  log: readonly Line[];
  /** Chosen by the player; also actions that are not among the choices: the rules then say why not. */
  act: (action: A) => void;
}

export type Board = Component<BoardProps>;

export interface ScoringProps<O = unknown> {
  observation: O;
  seats: readonly SeatView[];
  winners: readonly number[];
}

export type Scoring = Component<ScoringProps>;

/** One chance event, as it can be read off the table. */
export interface Chance {
  /** How many equally likely numbers each draw had. */
  bounds: readonly number[];
  /** Whether these draws lead to what was shown. */
  fits: (drawn: readonly number[]) => boolean;
}
