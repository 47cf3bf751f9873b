// What changed between two views of a match, in the words of the game: for motion, sound and pace.
import type { Army, Observation, Square } from "./types";

export type Happening =
  | { kind: "fought" }
  | { kind: "expanded"; seat: number; square: Square }
  | { kind: "razed"; seat: number; square: Square }
  | { kind: "upgraded"; seat: number }
  | { kind: "placed"; seat: number; square: Square }
  | { kind: "marched"; seat: number }
  | { kind: "recruited"; seat: number }
  | { kind: "marked"; seat: number }
  | { kind: "captured"; seat: number }
  | { kind: "fallen"; seat: number }
  | { kind: "earned"; seat: number; gold: number }
  | { kind: "won"; seat: number };

/** What each of them sounds like, in the sounds that all games share; what makes no sound is left out. */
const SOUNDS: Readonly<Partial<Record<Happening["kind"], string>>> = {
  fought: "rolled",
  expanded: "filled",
  placed: "filled",
  marched: "filled",
  upgraded: "filled",
  razed: "lost-die",
  captured: "conquered",
  fallen: "conquered",
};

/** The sounds of what happened, each once. */
export function soundsOf(found: readonly Happening[]): string[] {
  return [...new Set(found.flatMap(({ kind }) => SOUNDS[kind] ?? []))];
}

/** Everything that happened since, in the order a player would tell it. */
export function happenings(before: Observation | null, after: Observation): Happening[] {
  if (!before) return [];
  const found: Happening[] = hasFought(before, after) ? [{ kind: "fought" }] : [];
  after.kingdoms.forEach((_, seat) => found.push(...inKingdom(before, after, seat)));
  after.centre.forEach((owner, at) => {
    if (owner !== null && owner !== before.centre[at]) found.push({ kind: "captured", seat: owner });
  });
  if (after.victory && !before.victory) found.push({ kind: "won", seat: after.turn });
  return found;
}

function inKingdom(before: Observation, after: Observation, seat: number): Happening[] {
  const [old, now] = [before.kingdoms[seat], after.kingdoms[seat]];
  if (!old || !now || old === now) return [];
  if (old.squares.length > 0 && now.squares.length === 0) return [{ kind: "fallen", seat }];
  const upgrades = now.upgrades.length + strength(now.armies) + now.barracks_upgraded;
  const upgraded = upgrades > old.upgrades.length + strength(old.armies) + old.barracks_upgraded;
  const units = (kingdom: typeof now) => [...kingdom.merchants, ...kingdom.farmers];
  const recruits = (kingdom: typeof now) => kingdom.builders + soldiersOf(kingdom.armies) + kingdom.barracks + kingdom.barracks_upgraded;
  const gold = now.gold - old.gold;
  return [
    ...added(old.squares, now.squares).map((square): Happening => ({ kind: "expanded", seat, square })),
    ...added(now.squares, old.squares).map((square): Happening => ({ kind: "razed", seat, square })),
    ...(upgraded ? [{ kind: "upgraded", seat } as const] : []),
    ...added(units(old), units(now)).map((square): Happening => ({ kind: "placed", seat, square })),
    ...(hasMarched(old.armies, now.armies) ? [{ kind: "marched", seat } as const] : []),
    ...(recruits(now) > recruits(old) ? [{ kind: "recruited", seat } as const] : []),
    ...(now.marker && (now.marker.seat !== old.marker?.seat || now.marker.square !== old.marker.square)
      ? [{ kind: "marked", seat } as const]
      : []),
    ...(gold > 0 ? [{ kind: "earned", seat, gold } as const] : []),
  ];
}

/** An attack leaves its trace on the attacker: it has attacked, or it is weaker than before. */
function hasFought(before: Observation, after: Observation): boolean {
  if (before.turn !== after.turn || before.phase !== "act") return false;
  if (after.phase === "raze") return true;
  const [old, now] = [before.kingdoms[before.turn]?.armies ?? [], after.kingdoms[before.turn]?.armies ?? []];
  const attacks = (armies: readonly Army[]) => armies.filter(({ attacked }) => attacked).length;
  const others = (view: Observation) => view.kingdoms.reduce((sum, { armies }) => sum + soldiersOf(armies), 0);
  const beside = (view: Observation) => view.kingdoms.reduce((sum, kingdom) => sum + kingdom.barracks + kingdom.barracks_upgraded, 0);
  return attacks(now) > attacks(old) || others(after) + beside(after) < others(before) + beside(before);
}

function hasMarched(old: readonly Army[], now: readonly Army[]): boolean {
  const squares = (armies: readonly Army[]) => armies.map(({ square }) => square);
  return added(squares(old), squares(now)).length > 0 || soldiersOf(now) > soldiersOf(old) || old.length > now.length;
}

function added(old: readonly Square[], now: readonly Square[]): Square[] {
  const known = new Set(old);
  return now.filter((square) => !known.has(square));
}

function soldiersOf(armies: readonly Army[]): number {
  return armies.reduce((sum, { soldiers, upgraded }) => sum + soldiers + upgraded, 0);
}

function strength(armies: readonly Army[]): number {
  return armies.reduce((sum, { upgraded }) => sum + upgraded, 0);
}
