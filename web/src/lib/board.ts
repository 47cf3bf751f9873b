// What a board gets and gives: it is shown a view and the choices, and says which action was chosen. It knows no rules.
import type { Component } from "svelte";
import type { Line } from "./wire/line";
import type { Chance as Prospect, Choice as WireChoice, Happening, Prompt } from "./wire/messages";

/** Something the viewer may do, as the game's presenter offers it. */
export interface Choice<A = unknown> extends Omit<WireChoice, "action"> {
  action: A;
  /** The share of the victory that the coach expects from it, where the table allows one and the reader asks it. */
  worth?: number;
}

/** How likely something is to succeed. */
export type { Prospect };
export type Odds = Readonly<Record<string, Prospect>>;

export interface SeatView {
  seat: number;
  name: string;
  /** The id of the person who sits there; null for bots and open seats. */
  player?: string | null;
  isBot: boolean;
  isHere: boolean;
  isOnline: boolean;
  isOut: boolean;
}

/** Whose name is shown, and whose page it leads to. */
export type Named = Pick<SeatView, "name" | "player">;

export interface BoardProps<O = unknown, A = unknown, F = unknown, H = Happening, N = unknown> {
  observation: O;
  /** What was shown before: the board moves things from there. Null shows them without motion. */
  previous: O | null;
  /** What happened between the two, in order; empty where nothing is to move. */
  happenings: readonly H[];
  /** Everything that has happened so far, as this viewer saw it. */
  story: readonly H[];
  /** What is to be decided, and by whom. */
  prompt: Prompt | null;
  /** What the presenter says of the position. */
  facts: F;
  /** What never changes in a match: cards, prices, the map. */
  numbers: N;
  /** What may be done now; empty while it is not this viewer's turn. */
  choices: readonly Choice<A>[];
  seats: readonly SeatView[];
  /** The seat this board is seen from; null for somebody who watches. */
  viewer: number | null;
  /** Message keys and "seat-N" that the reader points at elsewhere. */
  highlight: ReadonlySet<string>;
  /** Probabilities by choice or by thing, where the table allows them. */
  odds: Odds | null;
  /** What the log has told this viewer so far: words, to be shown and never to be matched. */
  log: readonly Line[];
  /** What the reader wants to see once more, of what the room can stage again; a new object each time. */
  again?: { happening: H } | null;
  /** What comes to a stage of its own, so that the log does not tell its end before; null when it has been seen. */
  onstage?: (happening: H | null) => void;
  /** Chosen by the player; also actions that are not among the choices: the rules then say why not. */
  act: (action: A) => void;
}

export type Board = Component<BoardProps>;

export interface ScoringProps<O = unknown, F = unknown, N = unknown> {
  observation: O;
  facts: F;
  numbers: N;
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
