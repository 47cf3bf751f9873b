// The chances of a choice, as the server tells them where the table allows it, in words.
import type { Odds as AllOdds, Prospect } from "$lib/board";
import { percent, say, t } from "$lib/words.svelte";

export type Odds = AllOdds | null;
export type { Prospect };

export function prospect(odds: Odds, id: string | undefined): Prospect | null {
  return (id && odds?.[id]) || null;
}

/** "≈58.5% won, ≈32.5% lost (41.0% to 80.2%)" */
export function inWords({ win, lose, low, high, is_estimate, note }: Prospect): string {
  if (note) return t("odds-noted", { note: say(note, []), won: percent(win), lost: percent(lose ?? 0) });
  const said = t(is_estimate ? "odds-guessed" : "odds-won", { won: percent(win), lost: percent(lose ?? 0) });
  return low == null || high == null ? said : t("odds-range", { odds: said, low: percent(low), high: percent(high) });
}

/** "≈59%", for a small place. */
export function inShort({ win, is_estimate }: Prospect): string {
  return `${is_estimate ? "≈" : ""}${percent(win).replace(/[.,]\d/, "")}`;
}
