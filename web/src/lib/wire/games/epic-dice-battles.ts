// Written by `make types` from the structs of the game; not by hand.
import type { components } from "../openapi";

type Line = components["schemas"]["Line"];

export interface Act {
  type: "act";
  action: WinterAction;
}

export type ArmyLine = "flank1" | "flank2" | "main";

export interface ArmyLost {
  kind: "army-lost";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  number: number;
  region: string;
}

export interface ArmyMoved {
  kind: "moved";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  number: number;
  start: string;
  end: string;
  is_march?: boolean;
}

export interface ArmyRaised {
  kind: "raised";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  number: number;
  region: string;
}

export interface AssignDie {
  type: "assign-die";
  die: number;
  unit: Purchase;
  flank: boolean;
}

export interface Battle {
  kind: BattleKind;
  region: number | null;
  sides: readonly Side[];
  phase: Phase;
  usable: readonly [boolean, boolean];
  attacker: number;
  flank: number;
  fighters: readonly number[];
  volley: number;
  round: number;
  gate: number;
  storming: number | null;
  is_called_off: boolean;
  regroup: Regroup | null;
}

export interface BattleBegun {
  kind: "battle";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  battle: string;
  region?: string | null;
  sides: readonly number[];
  attacker?: number | null;
}

export interface BattleEnded {
  kind: "battle-ended";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  battle: string;
  region?: string | null;
  is_called_off?: boolean;
  survivors: readonly (readonly number[])[];
  sides: readonly number[];
}

export interface BattleFacts {
  title: Line;
  phase: Line;
  meaning: readonly Line[];
  gate: number;
  flanks: readonly number[] | null;
  sides: readonly SideFacts[];
}

export type BattleKind = "final" | "open" | "siege";

export interface BattleNamed {
  kind: "battle-named";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  region: string;
}

export interface BattleNumbers {
  arrow: number;
  arrow_at_walls: number;
  star: number;
  dies: number;
  succeeds: number;
  flank_bonus: number;
  gate: number;
  reserve: number;
}

export interface Besiege {
  type: "besiege";
  region: string;
}

export interface Build {
  type: "build";
  region: string;
}

export interface Building {
  type: "building";
  seat: number;
}

export interface Buy {
  type: "buy";
  unit: Purchase;
}

export interface CallOff {
  type: "call-off";
}

export interface Calling {
  type: "calling";
  seat: number;
  region: number;
  questions: readonly (readonly [number, number])[];
  fights: readonly Fight[];
}

export interface CastleBuilt {
  kind: "built";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  region: string;
}

export interface CastleFallen {
  kind: "castle-fallen";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  region: string;
}

export interface ChooseStart {
  type: "start";
  region: string;
}

export interface ChoosingStart {
  type: "choosing-start";
  seat: number;
}

export interface Clash {
  count: number;
  roll: readonly number[] | null;
  dice: readonly number[];
  plain: readonly number[];
  bonus: readonly number[];
  assigned: readonly (readonly [number, number, boolean])[];
  standing: readonly number[];
  kills: number;
  hits: number;
}

export interface Deployment {
  undecided: number;
  dice: readonly [number, number, number];
  sent: readonly (readonly [number, number])[];
  left: readonly number[];
  lines: readonly [readonly number[], readonly number[], readonly number[]];
  away: readonly (readonly [number, number])[];
  discarded: readonly number[];
  escorted: number | null;
  is_ready: boolean;
}

export interface DiceRolled {
  kind: "rolled";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  phase: string;
  dice: readonly number[];
  die: number;
  hitting?: readonly boolean[] | null;
  needed?: number | null;
  unit?: number | null;
}

export interface DieFacts {
  die: number;
  unit: number;
  flank: boolean;
  result: number;
  is_dead: boolean;
  kills: number;
}

export interface DiscardToken {
  type: "discard-token";
  unit: Purchase;
}

export interface DrawingFirst {
  type: "drawing-first";
  seat: number | null;
}

export interface EndBuying {
  type: "end-buying";
}

export interface EndSpring {
  type: "end-spring";
}

export interface EpicDiceBattlesFacts {
  standings?: readonly (readonly Figure[])[];
  threats?: readonly Threat[];
  food?: number;
  summer?: Line | null;
  hunger?: number;
  slots?: readonly (SlotFacts | null)[];
  reach?: Readonly<Record<string, readonly Way[]>>;
  times?: Readonly<Record<string, number>>;
  battle?: BattleFacts | null;
}

export interface EpicDiceBattlesNumbers {
  regions: readonly Region[];
  flanks_by_dots: readonly (readonly number[])[];
  starts: readonly number[];
  first_year: number;
  last_year: number;
  purchases: readonly UnitNumbers[];
  battle: BattleNumbers;
  march_rice: number;
}

export interface Feeding {
  type: "feeding";
  seat: number;
  missing: number;
  slot: number | null;
}

export interface Fight {
  region: number;
  is_siege: boolean;
  is_relief: boolean;
}

export interface Fighting {
  type: "fighting";
  seat: number | null;
  battle: Battle;
  fights: readonly Fight[];
  namer: number | null;
}

export interface Figure {
  label: Line;
  value: number | string | Line;
}

export interface GameWon {
  kind: "won";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  points: number;
  how: string;
}

export interface GateHit {
  kind: "gate";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  damage: number;
  is_broken: boolean;
}

export interface GiveUpDie {
  type: "give-up-die";
  slot: number;
  line: ArmyLine;
}

export interface GiveUpToken {
  type: "give-up-token";
  unit: Purchase;
}

export interface JoinMain {
  type: "join-main";
}

export interface LayArmy {
  type: "lay-army";
  slot: number;
  dice: number;
}

export interface LayFlank {
  type: "lay-flank";
  slot: number;
  line: ArmyLine;
  dice: number;
}

export interface LayShield {
  type: "lay-shield";
  slot: number;
}

export interface LayToken {
  type: "lay-token";
  unit: Purchase;
  slot: number;
}

export interface Lead {
  type: "lead";
  army: number;
}

export interface LineUp {
  kind: "line-up";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  lines: readonly [readonly number[], readonly number[], readonly number[]];
}

export interface Lose {
  type: "lose";
  unit: Purchase;
}

export interface March {
  type: "march";
  region: string;
}

export interface Marching {
  type: "marching";
  seat: number;
  passed: readonly boolean[];
  tired: readonly (readonly number[])[];
  leading: number | null;
  relieved: readonly number[];
}

export interface Mat {
  rice: number;
  money: number;
  honor: number;
  rice_marker: number;
  action_dice: number;
  slots: readonly (Slot | null)[];
  regions: readonly (number | null)[];
  castles: readonly number[];
  officers: number;
  villages: number;
  tokens_left: number;
  is_out: boolean;
  spent: readonly [number, number, number];
  dice_gone: number;
}

export interface MatView {
  rice: number;
  money: number;
  honor: number;
  rice_marker: number;
  action_dice: number;
  slots: readonly (SlotView | null)[];
  regions: readonly (number | null)[];
  castles: readonly number[];
  officers: number;
  villages: number;
  tokens_left: number;
  is_out: boolean;
  supply: number;
  spent: readonly [number, number, number];
  dice_gone: number;
}

export interface Move {
  type: "move";
  region: string;
}

export interface NameBattle {
  type: "name-battle";
  region: string;
}

export interface Naming {
  type: "naming";
  seat: number;
  fights: readonly Fight[];
}

export interface NumberSeen {
  number: number;
  year: number;
  sure: boolean;
}

export interface Observation {
  viewer: number | null;
  players: number;
  year: number;
  first: number;
  season: Season;
  to_act: number | null;
  mats: readonly MatView[];
  stage: DrawingFirst | ChoosingStart | Winter | Spring | Building | Feeding | Marching | Calling | Naming | Fighting | Villages | Over | TurnOver;
}

export interface OpenFlanks {
  type: "open-flanks";
  flank1: boolean;
  flank2: boolean;
}

export interface Over {
  type: "over";
  winners: readonly number[];
  scores: readonly number[];
  how: string;
  seat: number | null;
}

export interface Pass {
  type: "pass";
}

export type Phase = "arrows" | "deploy" | "flank-melee" | "flanks" | "follow-up" | "gate" | "main" | "regroup" | "stars" | "walls";

export interface PlaceToken {
  type: "place-token";
  unit: Purchase;
  line: ArmyLine;
}

export interface PlayerBegins {
  kind: "first-player";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface PlayerOut {
  kind: "out";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface Price {
  rice: number;
  money: number;
  honor: number;
}

export type Purchase = "archer" | "cavalry" | "footman" | "ninja" | "samurai" | "samurai-cavalry" | "shield";

export interface PutDie {
  type: "put-die";
  slot: number;
  line: ArmyLine;
}

export interface PutToken {
  type: "put-token";
  slot: number;
}

export interface RaiseArmy {
  type: "raise-army";
  region: string;
}

export interface Ready {
  type: "ready";
}

export interface Region {
  id: string;
  dots: number;
  neighbours: readonly number[];
}

export interface Regroup {
  side: number;
  dice_left: number;
  shields_left: number;
  tokens_left: readonly number[] | null;
  dice: readonly (readonly [number, number, number])[];
  next_flank: number;
  shields: readonly number[];
  tokens: readonly (readonly number[])[] | null;
}

export interface Renumber {
  type: "renumber";
}

export interface ReturnDie {
  type: "return-die";
  slot: number;
  line: ArmyLine;
}

export interface Reveal {
  type: "reveal";
  slot: number;
  what: Revealed;
}

export type Revealed = "number" | "tokens";

export interface Said {
  kind: "said";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
}

export interface Scored {
  kind: "scored";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  points: number;
}

export interface Scout {
  type: "scout";
  seat: number | null;
}

export type Season = "autumn" | "battles" | "end" | "setup" | "spring" | "summer" | "villages" | "winter";

export interface SeasonBegun {
  kind: "season";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  season: string;
  year: number;
}

export interface SendAlone {
  type: "send-alone";
}

export interface SendDie {
  type: "send-die";
  slot: number;
  line: ArmyLine;
}

export interface SendToken {
  type: "send-token";
  unit: Purchase;
  slot: number;
}

export interface SetNumber {
  type: "set-number";
  slot: number;
  number: number;
}

export interface Side {
  seat: number;
  slots: readonly number[];
  flanks: readonly (readonly [boolean, boolean])[];
  lines: readonly [readonly number[], readonly number[], readonly number[]];
  shields: number;
  absorbed: number;
  is_honorable: boolean;
  deployment: Deployment | null;
  clash: Clash | null;
}

export interface SideFacts {
  seat: number;
  role?: Line | null;
  lines?: readonly [readonly number[] | null, readonly number[] | null, readonly number[] | null];
  dice?: readonly [number, number, number] | null;
  is_reserve?: boolean;
  shields_left?: number;
  hitting?: readonly boolean[] | null;
  results?: readonly DieFacts[];
}

export interface Slot {
  number: number;
  dice: readonly [number, number, number];
  tokens: readonly number[];
  face_up: readonly number[];
  shields: number;
  is_number_up: boolean;
  number_seen: NumberSeen | null;
  tokens_seen: TokensSeen | null;
}

export interface SlotFacts {
  units: readonly number[];
  food: number;
  support?: number | null;
  note?: Line | null;
}

export interface SlotView {
  number: number | null;
  dice: readonly [number, number, number];
  token_count: number;
  tokens: readonly number[] | null;
  face_up: readonly number[];
  shields: number;
  is_number_up: boolean;
  number_seen: NumberSeen | null;
  tokens_seen: TokensSeen | null;
}

export interface Spring {
  type: "spring";
  seat: number;
  before: Mat | null;
  may_renumber: boolean;
  supported: readonly number[];
  step: SpringStep;
  buying: Purchase | null;
  spied: number | null;
  numbers: readonly number[];
}

export type SpringStep = "die" | "menu" | "numbers" | "reveal" | "scout" | "token";

export interface Stay {
  type: "stay";
  region: string;
}

export interface StormGate {
  type: "storm-gate";
  unit: Purchase;
}

export interface TakeField {
  type: "field";
}

export interface TakeWalls {
  type: "walls";
}

export interface Threat {
  seat: number;
  line: Line;
  targets?: readonly string[];
}

export interface TokensSeen {
  tokens: readonly number[];
  year: number;
}

export interface TurnOver {
  type: "turn-over";
  season: Season;
  seat: number;
  relieved: readonly number[];
}

export interface UnitNumbers {
  id: Purchase;
  price: Price;
  about: Line;
}

export interface UnitsLost {
  kind: "fallen";
  seat?: number | null;
  weight?: Weight;
  line?: Line | null;
  targets?: readonly string[];
  units: readonly number[];
  absorbed?: number;
}

export interface Villages {
  type: "villages";
  seat: number | null;
  owner: number;
  returning: number;
}

export interface Way {
  regions: readonly string[];
  rice: number;
  is_march: boolean;
}

export type Weight = "major" | "minor" | "notable";

export interface Winter {
  type: "winter";
  seat: number;
  dice: number;
}

export type WinterAction = "officer" | "rest" | "rice" | "trade" | "village";

export type Action = ChooseStart | Act | Buy | PutDie | RaiseArmy | PutToken | Scout | Reveal | Renumber | SetNumber | EndBuying | Build | EndSpring | GiveUpDie | GiveUpToken | Lead | Move | March | Pass | Besiege | Stay | NameBattle | TakeWalls | TakeField | OpenFlanks | SendDie | SendAlone | JoinMain | PlaceToken | SendToken | DiscardToken | Ready | AssignDie | Lose | StormGate | CallOff | LayArmy | LayFlank | LayShield | LayToken | ReturnDie;

export type Facts = EpicDiceBattlesFacts;

export type Happening = Said | PlayerBegins | SeasonBegun | ArmyMoved | ArmyRaised | ArmyLost | CastleBuilt | CastleFallen | BattleNamed | BattleBegun | LineUp | DiceRolled | UnitsLost | GateHit | BattleEnded | PlayerOut | Scored | GameWon;

export type Numbers = EpicDiceBattlesNumbers;
