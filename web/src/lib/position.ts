// A position that lies on no table: who sits around it, and its choices with what they are worth.
import type { ChoiceWorth, PositionOfAGame } from "./api";
import type { Choice, SeatView } from "./board";
import { isSame } from "./lesson";
import type { Room } from "./room";
import { t } from "./words.svelte";

/** Who sits around a position: the reader where somebody is to decide, or at `own`; rivals elsewhere. */
export function seatsOf({ players, seat: deciding }: PositionOfAGame, own = deciding): readonly SeatView[] {
  return Array.from({ length: players }, (_, at) => ({
    seat: at,
    name: at === own ? t("puzzle-you") : players > 2 ? t("puzzle-rival-number", { number: at + 1 }) : t("puzzle-rival"),
    isBot: at !== own,
    isHere: at === own,
    isOnline: true,
    isOut: false,
  }));
}

/** The address of the explorer at a position: spaces are written as "_", and the players before it where the text does not say them. */
export function explorerAt(game: string, text: string, players: number): string {
  const isSaid = text.startsWith(`${players}.`);
  return `/explore/${game}/${isSaid || players === 2 ? "" : `${players}.`}${text.replaceAll(" ", "_")}`;
}

/** For how many players a position is, where its text or its address says so. */
export function playersIn(text: string): number | undefined {
  const said = /^([2-9])\./.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
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

/** The place of the choice that an action is, or comes to the same as; -1 if there is none. */
export function choiceAt(choices: readonly Choice[], action: unknown, { target }: Pick<Room, "target">): number {
  const exact = choices.findIndex((choice) => isSame(choice.action, action));
  const aim = target?.(action) ?? null;
  if (exact >= 0 || aim === null) return exact;
  return choices.findIndex(({ targets = [] }) => targets.includes(aim));
}

/** The choices as a board draws them, with what they are worth. */
export function judged(choices: readonly Choice[], opinions: readonly ChoiceWorth[] | undefined): readonly Choice[] {
  return opinions ? choices.map((choice, at) => ({ ...choice, worth: opinions[at]?.worth ?? 0 })) : choices;
}
