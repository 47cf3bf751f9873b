// What changed between two views of a match, in the words of the game: for motion, sound and pace.
import type { Observation } from "./types";

export type Happening =
  | { kind: "fought" }
  | { kind: "rolled" }
  | { kind: "battle" }
  | { kind: "marched"; seat: number }
  | { kind: "built"; seat: number }
  | { kind: "destroyed"; seat: number }
  | { kind: "acted"; seat: number }
  | { kind: "bought"; seat: number }
  | { kind: "season" }
  | { kind: "out"; seat: number }
  | { kind: "won" };

/** What each of them sounds like, in the sounds that all games share; what makes no sound is left out. */
const SOUNDS: Readonly<Partial<Record<Happening["kind"], string>>> = {
  fought: "rolled",
  rolled: "rolled",
  marched: "filled",
  built: "conquered",
  destroyed: "lost-die",
  bought: "filled",
};

/** The sounds of what happened, each once. */
export function soundsOf(found: readonly Happening[]): string[] {
  return [...new Set(found.flatMap(({ kind }) => SOUNDS[kind] ?? []))];
}

/** Everything that happened since, in the order a player would tell it. */
export function happenings(before: Observation | null, after: Observation): Happening[] {
  if (!before) return [];
  return [...inBattle(before, after), ...after.mats.flatMap((_, seat) => onMat(before, after, seat)), ...inTime(before, after)];
}

function inBattle({ stage: then }: Observation, { stage: now }: Observation): Happening[] {
  if (then.type !== "fighting") return now.type === "fighting" ? [{ kind: "battle" }] : [];
  if (now.type !== "fighting" || now.battle.region !== then.battle.region) return [{ kind: "fought" }];
  const [old, current] = [then.battle, now.battle];
  const hasRolled =
    old.volley !== current.volley ||
    old.round !== current.round ||
    old.gate !== current.gate ||
    current.sides.some(({ clash }, at) => clash?.roll && clash.roll.join() !== old.sides[at]?.clash?.roll?.join());
  return hasRolled ? [{ kind: "rolled" }] : [];
}

function onMat(before: Observation, after: Observation, seat: number): Happening[] {
  const [old, now] = [before.mats[seat], after.mats[seat]];
  if (!old || !now) return [];
  const found: Happening[] = [];
  if (now.regions.some((region, at) => region !== null && old.regions[at] !== null && old.regions[at] !== region)) found.push({ kind: "marched", seat });
  if (now.castles.length > old.castles.length) found.push({ kind: "built", seat });
  if (now.castles.length < old.castles.length) found.push({ kind: "destroyed", seat });
  if (before.stage.type === "winter" && before.stage.seat === seat) found.push({ kind: "acted", seat });
  if (now.supply < old.supply || now.money < old.money) found.push({ kind: "bought", seat });
  if (now.is_out && !old.is_out) found.push({ kind: "out", seat });
  return found;
}

function inTime(before: Observation, after: Observation): Happening[] {
  if (after.stage.type === "over" && before.stage.type !== "over") return [{ kind: "won" }];
  return after.season !== before.season || after.year !== before.year ? [{ kind: "season" }] : [];
}
