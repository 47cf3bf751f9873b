// What goes over the wire while a table is live. docs/protocol.md tells it for programs.
import type { Line } from "./line";

export type SeatKind = "open" | "here" | "bot";
export type Status = "open" | "playing" | "over";

export interface SeatPlan {
  kind?: SeatKind;
  bot?: string | null;
  name?: string | null;
}

export interface ClockPlan {
  per_move?: number | null;
  per_game?: number | null;
  increment?: number;
}

export interface Plan {
  game: string;
  seats: readonly SeatPlan[];
  options?: Readonly<Record<string, unknown>>;
  clock?: ClockPlan | null;
  visibility?: "public" | "private";
  undo?: boolean;
  coach?: boolean;
  chat?: boolean;
  rated?: boolean;
  on_resign?: "bot" | "out";
  on_timeout?: "bot" | "out";
}

export interface Seat {
  seat: number;
  name?: string;
  player?: string | null;
  bot?: string | null;
  is_out?: boolean;
  nonce?: string;
}

export interface Clock {
  since: number;
  left?: readonly number[];
  deadline?: number | null;
}

export interface TableResult {
  winners: readonly number[];
  scores: readonly number[];
  how?: string;
  out?: readonly number[];
}

export interface Table {
  id: string;
  game: string;
  plan: Plan;
  owner: string;
  status: Status;
  seats: readonly Seat[];
  commitment: string;
  created_at: number;
  to_act: number | null;
  clock: Clock | null;
  result: TableResult | null;
  secret: string | null;
  rematch: string | null;
}

export interface WireChoice {
  action: unknown;
  label: Line;
}

export interface Ask {
  number: number;
  choices: readonly WireChoice[];
  suggestion?: number | null;
}

export interface ChatLine {
  player: string;
  name: string;
  text: string;
  seat?: number | null;
}

export type Patch = Readonly<Record<string, unknown>>;

export interface Event {
  type: "event";
  seq: number;
  at: number;
  viewer?: number | null;
  lines?: readonly Line[];
  patch?: Patch;
  table?: Partial<Table>;
  ask?: Ask | null;
  can_undo?: boolean;
  chat?: ChatLine | null;
}

export interface View {
  viewer: number | null;
  seq: number;
  observation: Patch | null;
  ask: Ask | null;
  can_undo: boolean;
}

export interface You {
  player: string | null;
  seats: readonly number[];
  is_owner: boolean;
  invite: string | null;
}

export interface Presence {
  type: "presence";
  players: readonly string[];
  spectators: number;
}

export interface Welcome {
  type: "welcome";
  table: Table;
  you: You;
  views: readonly View[];
  presence: Omit<Presence, "type">;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  rule?: string | null;
  line?: Line | null;
  args?: Readonly<Record<string, string | number>>;
}

export type Message =
  | Welcome
  | Event
  | Presence
  | { type: "reseated"; you: You; views: readonly View[] }
  | { type: "missed"; you: You; presence: Omit<Presence, "type">; events: number }
  | { type: "ack"; id: string }
  | { type: "problem"; problem: Problem; id?: string | null };

export type Request =
  | { type: "act"; seat: number; ask: number; action: unknown; id: string }
  | { type: "undo"; seat: number; id: string }
  | { type: "resign"; seat: number; id: string }
  | { type: "chat"; text: string; id: string }
  | { type: "ping"; id: string };
