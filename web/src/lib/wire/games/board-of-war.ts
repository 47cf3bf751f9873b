// Written by `make types` from the structs of the game; not by hand.
import type { components } from "../openapi";

type Line = components["schemas"]["Line"];

export interface AbilityDealt {
  kind: "dealt";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  rank: CourtRank;
  suit: Suit;
}

export interface Army {
  square: string;
  soldiers: number;
  upgraded: number;
  moved: boolean;
  attacked: boolean;
  stayed: number;
}

export interface ArmyFacts {
  seat: number;
  square: string;
  power: number;
  upgraded?: number;
  halved?: boolean;
  captures?: boolean;
  stayed?: number;
}

export interface ArmyHurt {
  kind: "hurt";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
  loss: number;
  is_gone?: boolean;
}

export interface ArmyMarched {
  kind: "marched";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  start: string;
  end: string;
  joins?: boolean;
}

export interface Attack {
  type: "attack";
  army: string;
  target: string;
}

export interface AttackBegun {
  kind: "attacked";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  army: string;
  square: string;
  defender: number;
  siege?: boolean;
}

export interface BoardOfWarFacts {
  standings?: readonly (readonly Figure[])[];
  threats?: readonly Threat[];
  centre: readonly string[];
  missing?: readonly (readonly string[])[];
  out?: readonly number[];
  built?: number;
  armies?: readonly ArmyFacts[];
  court?: readonly (readonly CourtFacts[])[];
  pieces?: readonly Piece[];
}

export interface BoardOfWarNumbers {
  cards: readonly UnitCard[];
  suits: readonly Suit[];
  centre: number;
  rounds_to_capture: number;
}

export interface CardDrawn {
  kind: "drew";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  card: number;
}

export interface CardPlayed {
  kind: "played";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  card: number;
  unit: Unit;
  in_vain?: boolean;
}

export interface CentreCaptured {
  kind: "captured";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
  victim?: number | null;
}

export interface CentreCounted {
  kind: "counted";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
  rounds: number;
}

export interface CentreEntered {
  kind: "contested";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
  owner: number;
}

export interface CourtFacts {
  id: string;
  rank: CourtRank;
  suit: Suit;
  sign: Line;
  name: Line;
  text: Line;
  asleep?: Line | null;
  marker?: Line | null;
}

export type CourtRank = "jack" | "king" | "queen";

export interface DeckRenewed {
  kind: "reshuffled";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface Deploy {
  type: "deploy";
  square: string;
  upgraded: boolean;
}

export interface EndActions {
  type: "end-actions";
}

export interface Expand {
  type: "expand";
  square: string;
}

export interface Expanded {
  kind: "expanded";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
}

export interface Fight {
  kind: "fought";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  defender: number;
  army: string;
  square: string;
  siege?: boolean;
  far?: boolean;
  dice: readonly [number, number];
  faces: number;
  powers: readonly [number, number];
  totals: readonly [number, number];
  end: FightEnd;
  outcome: Line;
}

export type FightEnd = "lost" | "tied" | "won";

export interface Figure {
  label: Line;
  value: number | string | Line;
}

export interface GoldEarned {
  kind: "earned";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  gold: number;
}

export interface GoldStolen {
  kind: "spied";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victim: number;
  lost: number;
  gained: number;
}

export interface Kingdom {
  squares: readonly string[];
  gold: number;
  merchants: readonly string[];
  farmers: readonly string[];
  upgrades: readonly string[];
  builders: number;
  barracks: number;
  barracks_upgraded: number;
  armies: readonly Army[];
  marker: Marker | null;
}

export interface KingdomFallen {
  kind: "fallen";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victim: number;
}

export interface Mark {
  type: "mark";
  seat: number;
  square: string | null;
}

export interface Marker {
  seat: number;
  square: string | null;
}

export interface MarkerLaid {
  kind: "marked";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victim: number;
  square?: string | null;
}

export interface MarkerReturned {
  kind: "returned";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface Observation {
  viewer: number | null;
  players: number;
  size: number;
  phase: Phase;
  hand: readonly number[] | null;
  hand_sizes: readonly number[];
  deck_size: number;
  discard: readonly number[];
  kings: readonly Suit[];
  queens: readonly Suit[];
  jacks: readonly Suit[];
  kingdoms: readonly Kingdom[];
  order: readonly number[];
  centre: readonly (number | null)[];
  round: number;
  turn: number;
  built: number;
  expanded: boolean;
  extra: number;
  marked: boolean;
  spied: boolean;
  repulsed_by: readonly number[];
  attack: Attack | null;
  besieged: number | null;
  to_raze: number;
  played: number | null;
  victory: Victory | null;
  sides: readonly Side[];
  tracks: readonly Track[];
}

export interface OrderKnown {
  kind: "order";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export type Phase = "act" | "deal" | "draw" | "fight" | "over" | "place" | "play" | "raze";

export interface Piece {
  id: string;
  label: Line;
  hint: Line;
  square: string | null;
}

export interface Place {
  type: "place";
  square: string;
}

export interface PlayCard {
  type: "play-card";
  card: number;
}

export interface Raze {
  type: "raze";
  square: string;
}

export type Side = "east" | "north" | "south" | "west";

export interface SiegeWon {
  kind: "siege-won";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victim: number;
  squares: number;
}

export interface SoldierSent {
  kind: "sent";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square: string;
  joins?: boolean;
}

export interface SquareLost {
  kind: "razed";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victim: number;
  square: string;
}

export interface Step {
  type: "step";
  army: string;
  to: string;
}

export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export interface Threat {
  seat: number;
  line: Line;
  targets?: readonly string[];
}

export interface Tied {
  kind: "tied";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
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

export interface TurnStarted {
  kind: "turn";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  round: number;
}

export type Unit = "builder" | "farmer" | "merchant" | "soldier";

export interface UnitCard {
  card: number;
  sign: string;
  unit: Unit;
  name: Line;
  text: Line;
  copies: number;
}

export interface UnitPlaced {
  kind: "placed";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  unit: Unit;
  square: string;
}

export interface UpgradeSoldier {
  type: "upgrade-soldier";
  square: string | null;
}

export interface UpgradeSquare {
  type: "upgrade-square";
  square: string;
}

export interface Upgraded {
  kind: "upgraded";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  square?: string | null;
}

export type Victory = "centre" | "expansion" | "gold" | "last-kingdom";

export type Weight = "major" | "minor" | "notable";

export interface Won {
  kind: "won";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  victory: Victory;
}

export type Action = Expand | UpgradeSquare | UpgradeSoldier | Deploy | Step | Attack | Mark | EndActions | Raze | PlayCard | Place;

export type Facts = BoardOfWarFacts;

export type Happening = AbilityDealt | OrderKnown | CardDrawn | DeckRenewed | TurnStarted | CentreCounted | CentreCaptured | GoldEarned | GoldStolen | Expanded | Upgraded | SoldierSent | ArmyMarched | CentreEntered | AttackBegun | Fight | Tied | ArmyHurt | SiegeWon | KingdomFallen | SquareLost | MarkerLaid | MarkerReturned | CardPlayed | UnitPlaced | Won;

export type Numbers = BoardOfWarNumbers;
