// The choices by what they are done to: a region of the map, a place on the mat, a unit.
import type { Choice } from "$lib/board";
import { LINES } from "./box";
import type { Action, ArmyLine, Facts, MatView, Observation, Purchase } from "./types";

export type Order = Choice<Action>;

/** Choices that come in series: whoever agrees with the first suggestion may want to agree with all. */
const SERIES: ReadonlySet<Action["type"]> = new Set([
  "assign-die",
  "lose",
  "place-token",
  "send-token",
  "send-alone",
  "storm-gate",
  "give-up-die",
  "give-up-token",
  "lay-army",
  "lay-flank",
  "lay-shield",
  "lay-token",
  "join-main",
]);

const ENDS: ReadonlySet<Action["type"]> = new Set(["end-buying", "end-spring", "pass"]);

export function isSerial({ action }: Order): boolean {
  return SERIES.has(action.type);
}

/** The choice that ends a season for the player; always there to be found in the same place. */
export function endOf(orders: readonly Order[]): Order | undefined {
  return orders.find(({ action }) => ENDS.has(action.type));
}

export function suggested(orders: readonly Order[]): Order | undefined {
  return orders.find(({ is_suggested }) => is_suggested);
}

/** The region that an action is about. */
export function regionIn(action: Action): string | null {
  return "region" in action ? action.region : null;
}

/** Orders by the region they are about. */
export function byRegion(orders: readonly Order[]): Map<string, Order[]> {
  const found = new Map<string, Order[]>();
  for (const order of orders) {
    const region = regionIn(order.action);
    if (region) found.set(region, [...(found.get(region) ?? []), order]);
  }
  return found;
}

/** What has a place of its own, the market or the march, and need not be listed again. */
export function isElsewhere({ action }: Order): boolean {
  return action.type === "buy" || action.type === "lead" || action.type === "move" || action.type === "march";
}

/** The place on the own mat that an action is about. */
export function placeIn(action: Action): { slot: number; line: ArmyLine | null } | null {
  switch (action.type) {
    case "put-die":
    case "give-up-die":
    case "send-die":
    case "return-die":
      return { slot: action.slot, line: action.line };
    case "put-token":
    case "send-token":
    case "lay-shield":
    case "lay-token":
      return { slot: action.slot, line: null };
    default:
      return null;
  }
}

/** Orders for a place on the own mat: a line of it, or the army as a whole. */
export function ordersAt(orders: readonly Order[], slot: number, line: ArmyLine | null): Order[] {
  return orders.filter(({ action }) => {
    const place = placeIn(action);
    return place?.slot === slot && place.line === line;
  });
}

/** Orders for lines of the own armies, or for what is to be seen of another's, army by army. */
export function byArmy(orders: readonly Order[]): { slot: number; lines: Order[] }[] {
  const found = new Map<number, Order[]>();
  for (const order of orders) {
    const slot = order.action.type === "reveal" ? order.action.slot : lineIn(order.action)?.slot;
    if (slot !== undefined) found.set(slot, [...(found.get(slot) ?? []), order]);
  }
  return [...found].map(([slot, lines]) => ({ slot, lines }));
}

function lineIn(action: Action): { slot: number } | null {
  const place = placeIn(action);
  return place?.line ? place : null;
}

/** Of more regions than these, those in which the same can be done are one row; their names tell them apart. */
const APART = 2;

/** Orders that are the same but for their region, and under one heading. */
export function byPlace(orders: readonly Order[]): { key: string; orders: Order[] }[] {
  const found = new Map<string, Order[]>();
  for (const order of orders) {
    const { key } = order.heading ?? {};
    if (key && regionIn(order.action)) found.set(key, [...(found.get(key) ?? []), order]);
  }
  return [...found].flatMap(([key, together]) => (together.length <= APART ? [] : [{ key, orders: together }]));
}

/** The unit that an action is about, in a line of a battle where it says which. */
export function unitIn(action: Action): Purchase | null {
  return "unit" in action ? action.unit : null;
}

/** Where purchases go: where the last one went, as long as that army is there and its support line can be paid, or to the only army. */
export function placeFor({ slots, rice }: MatView, facts: Facts, last: string | null): string | null {
  const taken = slots.flatMap((slot, place) => (slot ? [place] : []));
  const found = last !== null && taken.includes(Number(last.split("-")[0])) ? last : taken.length === 1 ? `${taken[0]}-main` : null;
  return found !== null && (supportOf(facts, found) ?? Infinity) <= rice ? found : null;
}

/** Rice that the support line to a place on the own mat costs; null where none reaches it. */
export function supportOf({ slots }: Facts, place: string): number | null {
  return slots?.[Number(place.split("-")[0])]?.support ?? null;
}

/** What is to be done for a purchase that was carried to a place: buy it, put the die there, lay the token there. */
export function purchase(unit: Purchase, place: string): Action[] {
  const [slot, line] = [Number(place.split("-")[0]), LINES.find((name) => place.endsWith(name)) ?? "main"];
  if (unit === "shield") return [{ type: "buy", unit }, { type: "put-token", slot }];
  return [{ type: "buy", unit }, { type: "put-die", slot, line }, { type: "put-token", slot }];
}

/** What the question is about, so that a series of suggestions ends with it. */
export function question({ stage }: Observation): string {
  return stage.type === "fighting" ? `${stage.battle.region} ${stage.battle.kind} ${stage.battle.phase === "regroup" ? "regroup" : ""}` : stage.type;
}

/** What a seat would have if the game ended now. */
export function pointsOf({ standings }: Facts, seat: number): number {
  return Number(standings?.[seat]?.[0]?.value ?? 0);
}
