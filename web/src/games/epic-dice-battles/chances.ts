// The chance events of Epic Dice Battles as anybody can read them off the log: who begins, and every throw of dice.
import type { Chance } from "$lib/board";
import type { Reader } from "$lib/check";
import { seatIn, type Line } from "$lib/wire/line";
import { diceIn } from "./story";
import type { Observation } from "./types";

const FACES = 6;

export function reader(): Reader {
  return (_, after, lines) => lines.flatMap((line) => chanceIn(line, (after as unknown as Observation).players));
}

function chanceIn(line: Line, players: number): Chance[] {
  if (line.key === "log-first-player") return [{ bounds: [players], fits: ([seat]) => seat === seatIn(line, "player") }];
  if (!line.key.startsWith("log-rolled-") && line.key !== "log-villages") return [];
  const shown = diceIn(line);
  const fits = (drawn: readonly number[]) => drawn.map((number) => number + 1).sort().join() === shown.join();
  return [{ bounds: shown.map(() => FACES), fits }];
}
