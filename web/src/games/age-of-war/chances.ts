// The chance events of Age of War as anybody can see them happen, for the check of honest dice.
import type { Chance } from "$lib/board";
import type { Happening } from "$lib/wire/games/age-of-war";

/** What chance decided: who begins, and what the dice show. */
export function chances(happenings: readonly Happening[], players: number): Chance[] {
  return happenings.flatMap((happening) => {
    if (happening.kind === "first-player") return [{ bounds: [players], fits: ([seat]: readonly number[]) => seat === happening.seat }];
    return happening.kind === "rolled" ? [roll(happening.faces, happening.die)] : [];
  });
}

function roll(faces: readonly number[], die: number): Chance {
  return {
    bounds: faces.map(() => die),
    fits: (drawn) => drawn.map((number) => number + 1).sort().join() === faces.join(),
  };
}
