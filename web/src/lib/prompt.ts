// What stands above a question.
import type { Line } from "./wire/line";
import type { Prompt } from "./wire/messages";

/** Whoever is asked is spoken to, even while nothing can be chosen; the others are told who decides. */
export function headingOf(prompt: Prompt, viewer: number | null): Line {
  return viewer !== null && prompt.seat === viewer ? prompt.title : (prompt.watching ?? prompt.title);
}
