// The chance events of Epic Dice Battles as anybody can read them off what happened: who begins, every throw of dice.
import type { Chance } from "$lib/board";
import type { Happening, Observation } from "./types";

const FACES = 6;

export function chances(happenings: readonly Happening[], before: Observation | null, after: Observation): Chance[] {
  const isDrawn = before?.stage.type === "drawing-first" && after.stage.type !== "drawing-first";
  const begins: Chance[] = isDrawn ? [{ bounds: [after.players], fits: ([seat]) => seat === after.first }] : [];
  return [...begins, ...happenings.flatMap((happening) => (happening.kind === "rolled" ? [throwOf(happening.dice)] : []))];
}

function throwOf(shown: readonly number[]): Chance {
  const fits = (drawn: readonly number[]): boolean => drawn.map((number) => number + 1).sort().join() === shown.join();
  return { bounds: shown.map(() => FACES), fits };
}
