// The chances of an attack, for whoever points at it: the server says how likely it is to be won, the rest follows.
import type { Odds } from "$lib/board";
import type { Order } from "./orders";
import { NUMBERS } from "./components";

export interface AttackOdds {
  power: number;
  enemyPower: number;
  win: number;
  /** Null where the dice are not the usual ones. */
  tie: number | null;
  lose: number | null;
}

const EXACT = 1e-9;

/** The chances of an attack among the choices; null for other choices and where the table shows none. */
export function oddsOf({ action, label }: Order, odds: Odds | null): AttackOdds | null {
  if (action.type !== "attack") return null;
  const win = odds?.[`attack ${action.army} ${action.target}`]?.win;
  if (win === undefined) return null;
  const [power, enemyPower] = [Number(label.args?.["power"]), Number(label.args?.["enemypower"])];
  const counted = count(power - enemyPower, NUMBERS.fighting.die);
  const isUsual = Math.abs(counted.win - win) < EXACT;
  return { power, enemyPower, win, tie: isUsual ? counted.tie : null, lose: isUsual ? counted.lose : null };
}

/** Both dice in all ways, with so much power more on the attacker's side. */
export function count(lead: number, die: number): { win: number; tie: number; lose: number } {
  const faces = Array.from({ length: die }, (_, face) => face + 1);
  const margins = faces.flatMap((one) => faces.map((other) => lead + one - other));
  const share = (is: (margin: number) => boolean) => margins.filter(is).length / margins.length;
  return { win: share((margin) => margin > 0), tie: share((margin) => margin === 0), lose: share((margin) => margin < 0) };
}
