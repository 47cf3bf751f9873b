// What the server says of a match of Epic Dice Battles, and what a player may answer.

export type Season = "setup" | "winter" | "spring" | "summer" | "autumn" | "battles" | "villages" | "end";
export type ArmyLine = "main" | "flank1" | "flank2";
export type Unit = "footman" | "archer" | "cavalry" | "ninja" | "samurai" | "samurai-cavalry";
/** What can be bought: a unit, or a body shield. */
export type Purchase = Unit | "shield";
export type WinterAction = "rice" | "officer" | "trade" | "village" | "rest";
export type BattleKind = "open" | "siege" | "final";
export type Phase = "walls" | "flanks" | "deploy" | "arrows" | "gate" | "stars" | "flank-melee" | "main" | "regroup" | "follow-up";
export type SpringStep = "menu" | "die" | "token" | "scout" | "reveal" | "numbers";
/** How many of each unit, in the order of UNITS. */
export type Counts = readonly number[];
/** Dice in the main line, flank 1 and flank 2. */
export type Dice3 = readonly [number, number, number];

export interface SlotView {
  /** Null where it lies face down and is not the viewer's own. */
  number: number | null;
  dice: Dice3;
  token_count: number;
  /** The viewer's own; null for others. */
  tokens: Counts | null;
  face_up: Counts;
  shields: number;
  is_number_up: boolean;
  number_seen: { number: number; year: number; sure: boolean } | null;
  tokens_seen: { tokens: Counts; year: number } | null;
}

export interface MatView {
  rice: number;
  money: number;
  honor: number;
  rice_marker: number;
  action_dice: number;
  slots: readonly (SlotView | null)[];
  /** Where each army stands, by army number less one. */
  regions: readonly (number | null)[];
  castles: readonly number[];
  officers: number;
  villages: number;
  tokens_left: number;
  is_out: boolean;
  supply: number;
}

export interface Fight {
  region: number;
  is_siege: boolean;
}

export interface Deployment {
  undecided: number;
  dice: Dice3;
  left: Counts;
  lines: readonly Counts[];
  /** The slot that a die was just sent to, with which a token may go along. */
  escorted: number | null;
  is_ready: boolean;
}

export interface Clash {
  count: number;
  roll: readonly number[] | null;
  /** Dice whose unit is not yet chosen. */
  dice: readonly number[];
  plain: Counts;
  bonus: Counts;
  /** Die, unit number, flank bonus. */
  assigned: readonly (readonly [number, number, boolean])[];
  standing: Counts;
  kills: number;
  hits: number;
}

export interface Side {
  seat: number;
  slots: readonly number[];
  lines: readonly Counts[];
  shields: number;
  absorbed: number;
  deployment: Deployment | null;
  clash: Clash | null;
}

export interface Regroup {
  side: number;
  dice_left: number;
  shields_left: number;
  tokens_left: Counts | null;
  dice: readonly Dice3[];
  next_flank: number;
}

export interface Battle {
  kind: BattleKind;
  region: number | null;
  sides: readonly Side[];
  phase: Phase;
  usable: readonly [boolean, boolean];
  attacker: number;
  flank: number;
  volley: number;
  round: number;
  gate: number;
  storming: number | null;
  regroup: Regroup | null;
}

export type Stage =
  | { type: "drawing-first"; seat: null }
  | { type: "choosing-start"; seat: number }
  | { type: "winter"; seat: number; dice: number }
  | {
      type: "spring";
      seat: number;
      step: SpringStep;
      buying: Purchase | null;
      supported: readonly number[];
      spied: number | null;
      numbers: readonly number[];
    }
  | { type: "building"; seat: number }
  | { type: "feeding"; seat: number; missing: number; slot: number | null }
  | {
      type: "marching";
      seat: number;
      passed: readonly boolean[];
      /** By seat: numbers of the armies that move no more this season. */
      tired: readonly (readonly number[])[];
      leading: number | null;
    }
  | { type: "calling"; seat: number; region: number }
  | { type: "naming"; seat: number; fights: readonly Fight[] }
  | { type: "fighting"; seat: number | null; battle: Battle; fights: readonly Fight[] }
  | { type: "villages"; seat: number | null; owner: number; returning: number }
  | { type: "over"; seat: null; winners: readonly number[]; scores: readonly number[]; how: string };

export interface Observation {
  viewer: number | null;
  players: number;
  year: number;
  first: number;
  season: Season;
  to_act: number | null;
  mats: readonly MatView[];
  stage: Stage;
}

export type Action =
  | { type: "start"; region: string }
  | { type: "act"; action: WinterAction }
  | { type: "buy"; unit: Purchase }
  | { type: "put-die"; slot: number; line: ArmyLine }
  | { type: "raise-army"; region: string }
  | { type: "put-token"; slot: number }
  | { type: "scout"; seat: number | null }
  | { type: "reveal"; slot: number; what: "number" | "tokens" }
  | { type: "renumber" }
  | { type: "set-number"; slot: number; number: number }
  | { type: "end-buying" }
  | { type: "build"; region: string }
  | { type: "end-spring" }
  | { type: "give-up-die"; slot: number; line: ArmyLine }
  | { type: "give-up-token"; unit: Purchase }
  | { type: "lead"; army: number }
  | { type: "move"; region: string }
  | { type: "march"; region: string }
  | { type: "pass" }
  | { type: "besiege"; region: string }
  | { type: "stay"; region: string }
  | { type: "name-battle"; region: string }
  | { type: "walls" }
  | { type: "field" }
  | { type: "open-flanks"; flank1: boolean; flank2: boolean }
  | { type: "send-die"; slot: number; line: ArmyLine }
  | { type: "send-alone" }
  | { type: "join-main" }
  | { type: "place-token"; unit: Purchase; line: ArmyLine }
  | { type: "send-token"; unit: Purchase; slot: number }
  | { type: "discard-token"; unit: Purchase }
  | { type: "ready" }
  | { type: "assign-die"; die: number; unit: Purchase; flank?: boolean }
  | { type: "lose"; unit: Purchase }
  | { type: "storm-gate"; unit: Purchase }
  | { type: "call-off" }
  | { type: "lay-army"; slot: number; dice: number }
  | { type: "lay-flank"; slot: number; line: ArmyLine; dice: number }
  | { type: "lay-shield"; slot: number }
  | { type: "lay-token"; unit: Purchase; slot: number }
  | { type: "return-die"; slot: number; line: ArmyLine };
