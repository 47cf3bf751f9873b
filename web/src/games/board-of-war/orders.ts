// The legal actions, sorted by the piece that would act and by the square it would act on.
import type { Choice } from "$lib/board";
import type { Action, Square } from "./types";

export type Verb =
  | "expand"
  | "upgrade-square"
  | "upgrade-soldier"
  | "deploy"
  | "deploy-upgraded"
  | "step"
  | "attack"
  | "mark"
  | "raze"
  | "play"
  | "place";

export type PieceKind = "builder" | "barracks" | "army" | "jack" | "siege" | "hand" | "settler";

export type Order = Choice<Action>;

/** Something of the player's that can do something now. */
export interface Piece {
  /** The kind, and for an army its square. */
  id: string;
  kind: PieceKind;
  square: Square | null;
  orders: readonly Order[];
}

const KINDS: Readonly<Record<Exclude<Action["type"], "end-actions">, PieceKind>> = {
  expand: "builder",
  "upgrade-square": "builder",
  "upgrade-soldier": "builder",
  deploy: "barracks",
  step: "army",
  attack: "army",
  mark: "jack",
  raze: "siege",
  "play-card": "hand",
  place: "settler",
};

/** As a turn is usually played. */
const ORDER: readonly PieceKind[] = ["builder", "barracks", "army", "jack", "siege", "hand", "settler"];
const VERBS: readonly Verb[] = [
  ...(["attack", "expand", "upgrade-square", "upgrade-soldier", "deploy", "deploy-upgraded"] as const),
  ...(["step", "mark", "raze", "play", "place"] as const),
];

/** The pieces that can act, each with what it can do. */
export function piecesOf(choices: readonly Order[]): Piece[] {
  const found = new Map<string, Piece & { orders: Order[] }>();
  for (const order of choices) {
    const { action } = order;
    if (action.type === "end-actions") continue;
    const kind = KINDS[action.type];
    const square = action.type === "step" || action.type === "attack" ? action.army : null;
    const id = pieceId(kind, square);
    const piece = found.get(id) ?? { id, kind, square, orders: [] };
    piece.orders.push(order);
    found.set(id, piece);
  }
  return [...found.values()].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

export function pieceId(kind: PieceKind, square: Square | null = null): string {
  return square ? `${kind} ${square}` : kind;
}

export function endOf(choices: readonly Order[]): Order | undefined {
  return choices.find(({ action }) => action.type === "end-actions");
}

export function verbOf(action: Action): Verb {
  switch (action.type) {
    case "play-card":
      return "play";
    case "deploy":
      return action.upgraded ? "deploy-upgraded" : "deploy";
    case "end-actions":
      throw new Error("the end of the actions is an order to nobody");
    default:
      return action.type;
  }
}

/** The square an action is done to; null if it is done beside the board. */
export function targetOf(action: Action): Square | null {
  switch (action.type) {
    case "step":
      return action.to;
    case "attack":
      return action.target;
    case "end-actions":
    case "play-card":
      return null;
    default:
      return action.square ?? null;
  }
}

/** Orders by the square they are done to. */
export function byTarget(orders: readonly Order[]): Map<Square, Order[]> {
  const found = new Map<Square, Order[]>();
  for (const order of orders) {
    const square = targetOf(order.action);
    if (square) found.set(square, [...(found.get(square) ?? []), order]);
  }
  return found;
}

/** Orders by what is done, in the order in which they are offered. */
export function byVerb(orders: readonly Order[]): [Verb, Order[]][] {
  return VERBS.map((verb): [Verb, Order[]] => [verb, orders.filter(({ action }) => verbOf(action) === verb)]).filter(
    ([, found]) => found.length > 0,
  );
}

/** Whether an order costs gold. */
export function costs({ label }: Order): boolean {
  return Number(label.args?.["gold"] ?? 0) > 0;
}

/** What somebody who points a piece at a square most likely means, legal or not: the rules then say why not. */
export function meant(piece: Piece, square: Square, isOwn: boolean, isEnemy: boolean): Action | null {
  switch (piece.kind) {
    case "builder":
      return isOwn ? { type: "upgrade-square", square } : { type: "expand", square };
    case "barracks":
      return { type: "deploy", square };
    case "army":
      if (!piece.square) return null;
      return isEnemy ? { type: "attack", army: piece.square, target: square } : { type: "step", army: piece.square, to: square };
    case "siege":
      return { type: "raze", square };
    case "settler":
      return { type: "place", square };
    default:
      return null;
  }
}
