// The chance events of Age of War as anybody can read them off the table, for the check of honest dice.
import type { Chance } from "$lib/board";
import { happenings } from "./happenings";
import type { Observation } from "./types";

const FACES = 6;

/** What chance decided between two views: who begins, and what the dice show. */
export function chances(before: Observation | null, after: Observation): Chance[] {
  if (before) return happenings(before, after).some(({ kind }) => kind === "rolled") ? [roll(after)] : [];
  return [{ bounds: [after.players], fits: ([seat]) => seat === after.turn }, roll(after)];
}

function roll(after: Observation): Chance {
  const shown = after.roll ?? [];
  return {
    bounds: shown.map(() => FACES),
    fits: (drawn) => drawn.map((number) => number + 1).sort().join() === shown.join(),
  };
}
