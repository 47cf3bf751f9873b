// Ask only real questions: where there is one choice, it is taken.
import type { Choice } from "$lib/board";
import type { Ask } from "$lib/wire/messages";

/** The choice of a question that is none; null where there is something to decide, or it cannot be decided now. */
export function onlyChoice(ask: Ask | null, offered: readonly Choice[]): Choice | null {
  return ask?.choices.length === 1 ? (offered[0] ?? null) : null;
}
