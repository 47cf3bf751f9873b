// What happened since a player's last turn: told by player, with what moved on the board.
import type { Turn } from "$lib/digest";
import { squareOf } from "./orders";
import type { Happening, Square } from "./types";

export interface Arrow {
  seat: number;
  from: Square;
  to: Square;
  isAttack: boolean;
}

/** What is only the beginning of something that is told. */
const QUIET: ReadonlySet<Happening["kind"]> = new Set(["turn", "drew", "attacked"]);

/** What happened after the viewer's last turn, the start of a new one included. */
export function sinceLastTurn(story: readonly Happening[], viewer: number): Happening[] {
  const turns = story.flatMap(({ kind, seat }, at) => (kind === "turn" ? [{ at, seat }] : []));
  const now = turns.at(-1);
  const past = now?.seat === viewer ? turns.slice(0, -1) : turns;
  const last = past.findLastIndex(({ seat }) => seat === viewer);
  const from = past[last + 1]?.at ?? now?.at ?? story.length;
  const end = now?.seat === viewer ? now.at + 1 + started(story.slice(now.at + 1)) : story.length;
  return story.slice(from, end);
}

/** By player, as turns came; what a turn begins with and only leads to something else is left out. */
export function turnsOf(since: readonly Happening[]): Turn<Happening>[] {
  const turns: Turn<Happening>[] = [];
  let player: number | null = null;
  for (const happening of since) {
    if (happening.kind === "turn") player = happening.seat ?? null;
    if (player !== null && !QUIET.has(happening.kind)) turns.push({ player, deeds: [happening] });
  }
  return turns;
}

/** The squares these were about, and who touched each last. */
export function touched(since: readonly Happening[]): Map<Square, number> {
  const found = new Map<Square, number>();
  for (const { seat, targets } of since) {
    for (const id of targets ?? []) {
      const square = squareOf(id);
      if (square && typeof seat === "number") found.set(square, seat);
    }
  }
  return found;
}

/** Marches and attacks, to be drawn. */
export function arrowsOf(since: readonly Happening[]): Arrow[] {
  return since.flatMap((happening): Arrow[] => {
    const seat = happening.seat ?? 0;
    if (happening.kind === "marched") return [{ seat, from: happening.start, to: happening.end, isAttack: false }];
    return happening.kind === "attacked" ? [{ seat, from: happening.army, to: happening.square, isAttack: true }] : [];
  });
}

/** How much of a turn happens by itself when it begins. */
function started(deeds: readonly Happening[]): number {
  const first = deeds.findIndex(({ kind }) => !["captured", "counted", "earned", "spied"].includes(kind));
  return first < 0 ? deeds.length : first;
}
