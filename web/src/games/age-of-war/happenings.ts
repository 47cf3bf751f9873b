// What changed between two views of a match, in the words of the game: for motion, sound and celebration.
import { CLANS } from "./components";
import type { Observation } from "./types";

export type Happening =
  | { kind: "rolled" }
  | { kind: "filled"; castle: number; line: number }
  | { kind: "lost-die" }
  | { kind: "conquered"; castle: number; by: number; from: number | null }
  | { kind: "clan"; clan: string; by: number }
  | { kind: "turn-lost"; by: number };

/** Everything that happened since; in the order a player would tell it. */
export function happenings(before: Observation | null, after: Observation): Happening[] {
  if (!before) return [];
  return [...filled(before, after), ...conquests(before, after), ...losses(before, after), ...rolls(before, after)];
}

function filled(before: Observation, after: Observation): Happening[] {
  if (after.target === null || after.placed.length <= before.placed.length) return [];
  const known = new Set(before.placed.map((placed) => placed.line));
  const castle = after.target;
  return after.placed.filter(({ line }) => !known.has(line)).map(({ line }) => ({ kind: "filled", castle, line }));
}

function conquests(before: Observation, after: Observation): Happening[] {
  const found: Happening[] = [];
  after.owners.forEach((owner, castle) => {
    const from = before.owners[castle] ?? null;
    if (owner !== null && owner !== from) found.push({ kind: "conquered", castle, by: owner, from });
  });
  const hidden = new Set(before.face_down);
  for (const clan of CLANS) {
    const first = clan.castles[0]?.number ?? 0;
    const by = after.owners[first] ?? null;
    if (after.face_down.includes(first) && !hidden.has(first) && by !== null) {
      found.push({ kind: "clan", clan: clan.id, by });
    }
  }
  return found;
}

function losses(before: Observation, after: Observation): Happening[] {
  if (before.turn === null) return [];
  if (after.turn === before.turn) return after.lost > before.lost ? [{ kind: "lost-die" }] : [];
  const tookSomething = after.owners.some((owner, castle) => owner !== before.owners[castle]);
  return tookSomething ? [] : [{ kind: "turn-lost", by: before.turn }];
}

function rolls(before: Observation, after: Observation): Happening[] {
  if (!after.roll) return [];
  const same = before.roll !== null && before.turn === after.turn && before.dice === after.dice;
  return same ? [] : [{ kind: "rolled" }];
}
