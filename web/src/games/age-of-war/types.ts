// What the server says of a match of Age of War, and what a player may answer.

export interface Placed {
  line: number;
  dice: readonly number[];
}

export interface Standing {
  points: number;
  castles: number;
  clans: number;
}

export interface Observation {
  viewer: number | null;
  players: number;
  /** By card number; null is the centre. */
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

export interface Fill {
  type: "fill";
  castle: string;
  line: number;
}

export interface LoseDie {
  type: "lose-die";
}

export type Action = Fill | LoseDie;
