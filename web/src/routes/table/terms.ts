// On which terms a table is played, as message keys: the clock, whether it counts, what help is allowed.
import type { ClockPlan, TablePlan } from "$lib/wire/messages";

export const CLOCKS: readonly { key: string; plan: ClockPlan | null }[] = [
  { key: "none", plan: null },
  { key: "minute", plan: { per_move: 60 } },
  { key: "game", plan: { per_game: 600, increment: 10 } },
  { key: "day", plan: { per_move: 86_400 } },
];

/** How far behind spectators may be, in seconds, where a game has secrets. */
export const WATCH_DELAYS = [0, 60, 300, 900] as const;

export function termsOf(plan: TablePlan): readonly string[] {
  const clock = CLOCKS.find((one) => one.plan?.per_move === (plan.clock?.per_move ?? undefined) && one.plan?.per_game === (plan.clock?.per_game ?? undefined));
  return [
    clock ? `web-clock-${clock.key}` : "web-clock-other",
    plan.rated ? "web-term-rated" : "web-term-unrated",
    plan.odds || plan.coach ? "web-term-odds" : "web-term-no-odds",
    ...(plan.coach ? ["web-term-coach"] : []),
    ...(plan.own_dice ? ["web-term-own-dice"] : []),
    ...(plan.undo ? ["web-term-undo"] : []),
  ];
}
