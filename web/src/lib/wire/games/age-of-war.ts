// Written by `make types` from the structs of the game; not by hand.
import type { components } from "../openapi";

type Line = components["schemas"]["Line"];

export interface AgeOfWarFacts {
  standings?: readonly (readonly Figure[])[];
  threats?: readonly Threat[];
  lines_to_fill: readonly (readonly number[])[];
  dice_by_target?: Readonly<Record<string, readonly number[]>>;
}

export interface AgeOfWarNumbers {
  dice: number;
  castles: readonly CastleNumbers[];
  clans: readonly Clan[];
}

export interface CastleNumbers {
  id: string;
  clan: string;
  points: number;
  lines: readonly LineNumbers[];
  lines_in_centre: readonly number[];
  lines_before_a_player: readonly number[];
}

export interface CastleTaken {
  kind: "conquered";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  castle: string;
  victim?: number | null;
}

export interface Clan {
  id: string;
  points: number;
  castles: readonly number[];
}

export interface ClanTaken {
  kind: "clan";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  clan: string;
  points: number;
}

export interface DiceRolled {
  kind: "rolled";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  faces: readonly number[];
  die: number;
}

export interface DieLost {
  kind: "lost-die";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  left: number;
}

export interface Figure {
  label: Line;
  value: number | string | Line;
}

export interface Fill {
  type: "fill";
  castle: string;
  line: number;
}

export interface GameWon {
  kind: "won";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  points: number;
}

export interface LineFilled {
  kind: "filled";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  castle: string;
  line_number: number;
  dice: readonly number[];
}

export interface LineNumbers {
  symbols: readonly number[];
  infantry: number;
  faces: readonly number[];
  is_special: boolean;
}

export interface LoseDie {
  type: "lose-die";
}

export interface Observation {
  viewer: number | null;
  players: number;
  owners: readonly (number | null)[];
  turn: number | null;
  dice: number;
  lost: number;
  roll: readonly number[] | null;
  target: number | null;
  placed: readonly Placed[];
  face_down: readonly number[];
  standings: readonly Standing[];
}

export interface Placed {
  line: number;
  dice: readonly number[];
}

export interface PlayerBegins {
  kind: "first-player";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface Standing {
  points: number;
  castles: number;
  clans: number;
}

export interface Threat {
  seat: number;
  line: Line;
  targets?: readonly string[];
}

export interface TurnLost {
  kind: "turn-lost";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export type Weight = "major" | "minor" | "notable";

export type Action = Fill | LoseDie;

export type Facts = AgeOfWarFacts;

export type Happening = PlayerBegins | DiceRolled | LineFilled | DieLost | TurnLost | CastleTaken | ClanTaken | GameWon;

export type Numbers = AgeOfWarNumbers;
