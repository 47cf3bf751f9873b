// The choices, sorted by the piece that would act and by the square it would act on, as the presenter names both.
import type { Choice } from "$lib/board";
import type { Line } from "$lib/wire/line";
import type { Action, Square } from "./types";

export type Order = Choice<Action>;

const SQUARE = "square:";
const ARMY = "army:";

/** What is done, for signs and colours. */
export type Verb = Exclude<Action["type"], "end-actions">;

export function verbOf({ action }: Order): Verb | null {
  return action.type === "end-actions" ? null : action.type;
}

/** The square that an id of the presenter names; null if it is something else. */
export function squareOf(id: string | undefined): Square | null {
  return id?.startsWith(SQUARE) ? id.slice(SQUARE.length) : null;
}

/** The square an order is done to; null if it is done beside the board. */
export function targetOf({ targets }: Order): Square | null {
  return squareOf(targets?.[0]);
}

export function armyId(square: Square): string {
  return `${ARMY}${square}`;
}

export function ordersOf(choices: readonly Order[], source: string | undefined): Order[] {
  return source ? choices.filter((order) => order.source === source) : [];
}

export function endOf(choices: readonly Order[]): Order | undefined {
  return choices.find(({ action }) => action.type === "end-actions");
}

/** Whether gold is spent by it: nobody should do that by a click that meant something else. */
export function costs({ targets }: Order): boolean {
  return targets?.includes("gold") ?? false;
}

/** Orders by the square they are done to. */
export function byTarget(orders: readonly Order[]): Map<Square, Order[]> {
  const found = new Map<Square, Order[]>();
  for (const order of orders) {
    const square = targetOf(order);
    if (square) found.set(square, [...(found.get(square) ?? []), order]);
  }
  return found;
}

/** Orders under the headings of the presenter, in its order. */
export function byHeading(orders: readonly Order[]): [Line | null, Order[]][] {
  const found = new Map<string, [Line | null, Order[]]>();
  for (const order of orders) {
    const name = JSON.stringify(order.heading ?? null);
    const group = found.get(name) ?? [order.heading ?? null, []];
    group[1].push(order);
    found.set(name, group);
  }
  return [...found.values()];
}

/** What somebody who points a piece at a square most likely means, legal or not: the rules then say why not. */
export function meant(piece: string, square: Square, isOwn: boolean, isEnemy: boolean): Action | null {
  if (piece.startsWith(ARMY)) {
    const army = piece.slice(ARMY.length);
    return isEnemy ? { type: "attack", army, target: square } : { type: "step", army, to: square };
  }
  switch (piece) {
    case "builders":
      return isOwn ? { type: "upgrade-square", square } : { type: "expand", square };
    case "barracks":
      return { type: "deploy", square, upgraded: false };
    case "siege":
      return { type: "raze", square };
    case "settler":
      return { type: "place", square };
    default:
      return null;
  }
}
