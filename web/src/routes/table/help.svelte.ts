// What helps a player to decide, where the table allows it: the odds, and the coach. It belongs to one question and is gone with it.
import { untrack } from "svelte";
import { api, reason, type Advice } from "$lib/api";
import type { Choice, Odds } from "$lib/board";

/** A question as help knows it. */
export interface Question {
  table: string;
  viewer: number | null;
  number: number | undefined;
}

export class Help {
  odds = $state.raw<Odds | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Why there is no advice. */
  problem = $state("");
  /** Everybody's share of the victory as the coach saw it last with the eyes of a seat, and for that seat alone. */
  outlook = $state.raw<{ seat: number; shares: readonly number[] } | null>(null);

  /** Ask for the odds of a question; for an effect. */
  askOdds({ table, viewer, number }: Question, isAllowed: boolean): (() => void) | undefined {
    this.odds = null;
    if (number === undefined || !isAllowed) return undefined;
    let isCurrent = true;
    void api.odds(table, viewer).then(
      (found) => isCurrent && (this.odds = found.odds),
      () => undefined,
    );
    return () => (isCurrent = false);
  }

  /** Ask the coach about a question, if the reader wants that; for an effect. */
  askCoach({ table, viewer, number }: Question, isWanted: boolean): (() => void) | undefined {
    this.advice = null;
    this.problem = "";
    if (!isWanted) this.outlook = null;
    if (number === undefined || viewer === null || !isWanted) return undefined;
    let isCurrent = true;
    void api.advice(table, viewer).then(
      (found) => isCurrent && found.ask === number && this.#listen(found, viewer),
      (error: unknown) => isCurrent && (this.problem = reason(error)),
    );
    return () => (isCurrent = false);
  }

  /** The choices with what the coach thinks they are worth, if it has said so. */
  judged(choices: readonly Choice[], { viewer, number }: Question): readonly Choice[] {
    const opinions = this.advice?.ask === number ? this.advice?.opinions : undefined;
    if (!opinions || viewer === null) return choices;
    return choices.map((choice, at) => ({ ...choice, worth: opinions[at]?.values[viewer] ?? 0 }));
  }

  /** The player chose: what the coach expected of that is what is to be expected now. */
  chose(choices: readonly Choice[], action: unknown, seat: number | null): void {
    const at = choices.findIndex((choice) => JSON.stringify(choice.action) === JSON.stringify(action));
    const shares = untrack(() => this.advice?.opinions[at]?.values);
    if (shares && seat !== null) this.outlook = { seat, shares };
  }

  #listen(found: Advice, seat: number): void {
    this.advice = found;
    const best = found.opinions.reduce((soFar, one) => ((one.values[seat] ?? 0) > (soFar.values[seat] ?? 0) ? one : soFar));
    this.outlook = { seat, shares: best.values };
  }
}
