// What happened since a player's last turn: told by player, with what moved on the board.
import { mentions } from "$lib/wire/line";
import { squareOf } from "./orders";
import type { Happening, Square } from "./types";

/** What one player did. */
export interface Chapter {
  player: number;
  /** What is always read. */
  told: readonly Happening[];
  /** What can be read. */
  rest: readonly Happening[];
}

export interface Arrow {
  seat: number;
  from: Square;
  to: Square;
  isAttack: boolean;
}

/** So many deeds of a player are told without leaving any out. */
const FEW = 3;
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

/** By player, whoever touched the reader first; what matters is never folded away. */
export function chaptersOf(since: readonly Happening[], reader: number): Chapter[] {
  const turns = new Map<number, Happening[]>();
  let player: number | null = null;
  for (const happening of since) {
    if (happening.kind === "turn") player = happening.seat ?? null;
    if (player === null || QUIET.has(happening.kind) || !happening.line) continue;
    turns.set(player, [...(turns.get(player) ?? []), happening]);
  }
  const chapters = [...turns].map(([seat, deeds]): Chapter => {
    if (deeds.length <= FEW) return { player: seat, told: deeds, rest: [] };
    const isTold = ({ weight }: Happening) => weight === "major" || weight === "notable";
    return { player: seat, told: deeds.filter(isTold), rest: deeds.filter((deed) => !isTold(deed)) };
  });
  const urgency = ({ player: seat, told }: Chapter) => (seat === reader ? 0 : told.some((deed) => isAbout(deed, reader)) ? 2 : 1);
  return chapters.sort((one, other) => urgency(other) - urgency(one));
}

/** Whether it has to do with the one who reads it. */
export function isAbout({ seat, line }: Happening, reader: number): boolean {
  return seat !== reader && line !== undefined && line !== null && mentions(line).has(`seat-${reader}`);
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
