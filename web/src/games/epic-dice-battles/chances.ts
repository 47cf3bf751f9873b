// The chance events of Epic Dice Battles as anybody can read them off what happened: who begins, every throw of dice.
import type { Chance } from "$lib/board";
import type { Happening } from "./types";

export function chances(happenings: readonly Happening[], players: number): Chance[] {
  return happenings.flatMap((happening): Chance[] => {
    if (happening.kind === "rolled") return [throwOf(happening.dice, happening.die)];
    // Who begins is the first thing that happens: there is no view before it to compare with.
    if (happening.kind === "first-player") return [{ bounds: [players], fits: ([seat]) => seat === happening.seat }];
    return [];
  });
}

function throwOf(shown: readonly number[], die: number): Chance {
  const fits = (drawn: readonly number[]): boolean => drawn.map((number) => number + 1).sort().join() === shown.join();
  return { bounds: shown.map(() => die), fits };
}
