// The chances of a choice, as the server tells them where the table allows it.
import type { Odds as AllOdds } from "$lib/board";
import { percent, t } from "$lib/words.svelte";
import type { Action } from "./types";

export type Odds = AllOdds | null;

export interface Prospect {
  won: number;
  lost: number;
  /** Where something is not known of the others, the server guesses. */
  isGuess: boolean;
}

/** What the odds call an action; a march is that of an army. */
export function oddsId(action: Action, army: number | null = null): string | null {
  switch (action.type) {
    case "move":
    case "march":
      return army === null ? null : `march ${army} ${action.region}`;
    case "besiege":
      return `besiege ${action.region}`;
    case "walls":
    case "field":
      return action.type;
    case "open-flanks":
      return `flanks ${action.flank1 ? "yes" : "no"} ${action.flank2 ? "yes" : "no"}`;
    case "storm-gate":
      return `gate ${action.unit}`;
    default:
      return null;
  }
}

export function prospect(odds: Odds, id: string | null): Prospect | null {
  const found = id === null ? undefined : odds?.[id];
  if (!found) return null;
  return { won: found.win, lost: found.lose ?? 0, isGuess: found.is_estimate ?? false };
}

/** "≈58.5% won, ≈32.5% lost" */
export function inWords({ won, lost, isGuess }: Prospect, isGate = false): string {
  if (isGate) return t("odds-gate", { damage: percent(won), death: percent(lost) });
  return isGuess ? t("odds-guessed", { won: percent(won), lost: percent(lost) }) : t("odds-won", { won: percent(won), lost: percent(lost) });
}

/** "≈59%", for a small place. */
export function inShort({ won, isGuess }: Prospect): string {
  return `${isGuess ? "≈" : ""}${percent(won).replace(/[.,]\d/, "")}`;
}

/** By region: what the marches of an army promise, in short. */
export function marchesInShort(odds: Odds, army: number | null, regions: Iterable<string>): Map<string, string> {
  const found = [...regions].flatMap((region): [string, string][] => {
    const chance = army === null ? null : prospect(odds, `march ${army} ${region}`);
    return chance ? [[region, inShort(chance)]] : [];
  });
  return new Map(found);
}
