// What the server says of a match of Board of War, and what a player may answer.

export type Suit = "hearts" | "diamonds" | "spades" | "clubs";
export type CourtRank = "king" | "queen" | "jack";
export type Unit = "merchant" | "farmer" | "builder" | "soldier";
export type Side = "south" | "west" | "north" | "east";
export type Phase = "deal" | "act" | "fight" | "raze" | "play" | "place" | "draw" | "over";
export type Victory = "gold" | "expansion" | "centre" | "last-kingdom";
/** A column letter from the left and a row number from the bottom. */
export type Square = string;
/** A unit card by its rank, the ace 1. */
export type Card = number;

export interface Army {
  square: Square;
  soldiers: number;
  upgraded: number;
  moved: boolean;
  attacked: boolean;
  /** Whole rounds on a centre square that is not yet the owner's. */
  stayed: number;
}

export interface Marker {
  seat: number;
  square: Square | null;
}

export interface Kingdom {
  squares: readonly Square[];
  gold: number;
  merchants: readonly Square[];
  farmers: readonly Square[];
  upgrades: readonly Square[];
  builders: number;
  barracks: number;
  barracks_upgraded: number;
  armies: readonly Army[];
  marker: Marker | null;
}

export interface Track {
  gold: number;
  gold_goal: number;
  income: number;
  expansion: number;
  expansion_goal: number;
  centre: number;
  centre_goal: number;
  contested: boolean;
}

export interface Observation {
  viewer: number | null;
  players: number;
  size: number;
  phase: Phase;
  hand: readonly Card[] | null;
  /** By seat; so are kings, queens, jacks, kingdoms, sides and tracks. */
  hand_sizes: readonly number[];
  deck_size: number;
  discard: readonly number[];
  kings: readonly Suit[];
  queens: readonly Suit[];
  jacks: readonly Suit[];
  kingdoms: readonly Kingdom[];
  order: readonly number[];
  /** Who has captured each centre square, in board order. */
  centre: readonly (number | null)[];
  round: number;
  turn: number;
  built: number;
  expanded: boolean;
  extra: number;
  marked: boolean;
  spied: boolean;
  repulsed_by: readonly number[];
  attack: { army: Square; target: Square } | null;
  besieged: number | null;
  to_raze: number;
  played: Card | null;
  victory: Victory | null;
  sides: readonly Side[];
  tracks: readonly Track[];
}

export type Action =
  | { type: "expand"; square: Square }
  | { type: "upgrade-square"; square: Square }
  | { type: "upgrade-soldier"; square?: Square | null }
  | { type: "deploy"; square: Square; upgraded?: boolean }
  | { type: "step"; army: Square; to: Square }
  | { type: "attack"; army: Square; target: Square }
  | { type: "mark"; seat: number; square?: Square | null }
  | { type: "end-actions" }
  | { type: "raze"; square: Square }
  | { type: "play-card"; card: Card }
  | { type: "place"; square: Square };
