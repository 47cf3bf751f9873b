// What goes over the wire while a table is live, in the types of the server's own document. The messages that only the
// live connection has are written here, as docs/protocol.md tells them.
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Chance = Schemas["Chance"];
export type Choice = Schemas["Choice"];
export type Prompt = Schemas["Prompt"];
export type Ask = Schemas["Ask"];
export type EntryPart = Schemas["EntryPart"];
export type ChatLine = Schemas["ChatLine"];
export type Clock = Schemas["ClockView"];
export type ClockPlan = Schemas["ClockPlan"];
export type TablePlan = Schemas["TablePlan"];
export type Presence = Schemas["Presence"];
export type SeatPlan = Schemas["SeatPlan"];
export type TableView = Schemas["TableView"];
export type TableResult = Schemas["TableResult"];
export type View = Schemas["View"];
export type Welcome = Schemas["Welcome"];
export type You = Schemas["You"];

/** Something to be seen; each game has kinds of its own. */
export interface Happening {
  kind: string;
  seat?: number | null;
  weight?: "minor" | "notable" | "major";
  line?: Schemas["Line"] | null;
  targets?: readonly string[];
}

/** An observation, or the fields of one that changed: what they mean is the game's business. */
export type Patch = Readonly<Record<string, unknown>>;

export type Event = Omit<Schemas["Event"], "table"> & { table?: Partial<TableView> };

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  rule?: string | null;
  line?: Schemas["Line"] | null;
  /** The message that says it in the reader's language, and its arguments. */
  key?: string;
  args?: Readonly<Record<string, string | number>>;
}

export type Message =
  | Welcome
  | Event
  | Presence
  | { type: "said"; seq: number; at: number; chat: ChatLine }
  | { type: "reseated"; you: You; views: readonly View[] }
  | { type: "missed"; you: You; presence: Presence; events: number }
  | { type: "ack"; id: string }
  | { type: "problem"; problem: Problem; id?: string | null };

export type Request =
  | { type: "act"; seat: number; ask: number; action: unknown; id: string }
  | { type: "enter"; seat: number; ask: number; picks: readonly (readonly number[])[]; id: string }
  | { type: "correct"; seat: number; id: string }
  | { type: "undo"; seat: number; id: string }
  | { type: "resign"; seat: number; id: string }
  | { type: "chat"; text: string; id: string }
  | { type: "ping"; id: string };
