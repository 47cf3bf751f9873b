// Ask only real questions: where there is one choice, it is taken.
import type { Choice } from "$lib/board";
import type { Sight } from "$lib/live.svelte";

/** The choice of a question that is none, and who is asked; null where there is something to decide. */
export function onlyChoice(sights: readonly Sight[]): { sight: Sight; choice: Choice } | null {
  const sight = sights.find(({ ask }) => ask !== null);
  const [choice, ...others] = (sight?.ask?.choices ?? []) as readonly Choice[];
  return sight && choice && others.length === 0 ? { sight, choice } : null;
}
