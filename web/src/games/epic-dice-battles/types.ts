// The types of Epic Dice Battles as they come over the wire, with short names for what the board speaks of most.
import type { Observation, Purchase } from "$lib/wire/games/epic-dice-battles";

export type {
  Action,
  ArmyLine,
  ArmyMoved,
  Battle,
  BattleBegun,
  BattleEnded,
  BattleFacts,
  Clash,
  DiceRolled,
  Facts,
  Happening,
  MatView,
  Numbers,
  Observation,
  Purchase,
  Season,
  SideFacts,
  SlotFacts,
  SlotView,
  Way,
} from "$lib/wire/games/epic-dice-battles";

/** How many of each unit, in the order of `UNITS`. */
export type Counts = readonly number[];
export type Unit = Exclude<Purchase, "shield">;
export type Stage = Observation["stage"];
