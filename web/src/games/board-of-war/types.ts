// The types of Board of War as they come over the wire, and what the board calls a square.
export type {
  Action,
  ArmyFacts,
  CourtFacts,
  Facts,
  Fight,
  Happening,
  Kingdom,
  Numbers,
  Observation,
  Piece,
  Side,
  Suit,
  Track,
  UnitCard,
} from "$lib/wire/games/board-of-war";

export type Square = string;
