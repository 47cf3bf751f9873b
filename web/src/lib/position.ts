// A position that lies on no table: who sits around it, and its choices with what they are worth.
import type { ChoiceWorth, PositionOfAGame } from "./api";
import type { Choice, SeatView } from "./board";
import { t } from "./words.svelte";

/** Who sits around a position: the reader where somebody is to decide, rivals elsewhere. */
export function seatsOf({ players, seat }: PositionOfAGame): readonly SeatView[] {
  return Array.from({ length: players }, (_, at) => ({
    seat: at,
    name: at === seat ? t("puzzle-you") : players > 2 ? t("puzzle-rival-number", { number: at + 1 }) : t("puzzle-rival"),
    isBot: at !== seat,
    isHere: at === seat,
    isOnline: true,
    isOut: false,
  }));
}

/** A choice, its place among all, and what it is worth. */
export interface Ranked {
  choice: Choice;
  at: number;
  opinion: ChoiceWorth;
}

/** The choices by what they are worth, the best first. */
export function ranked(choices: readonly Choice[], opinions: readonly ChoiceWorth[]): readonly Ranked[] {
  return choices
    .flatMap((choice, at) => {
      const opinion = opinions[at];
      return opinion ? [{ choice, at, opinion }] : [];
    })
    .sort((one, other) => other.opinion.worth - one.opinion.worth);
}

/** The choices as a board draws them, with what they are worth. */
export function judged(choices: readonly Choice[], opinions: readonly ChoiceWorth[] | undefined): readonly Choice[] {
  return opinions ? choices.map((choice, at) => ({ ...choice, worth: opinions[at]?.worth ?? 0 })) : choices;
}
