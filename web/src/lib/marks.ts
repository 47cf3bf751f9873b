// Marks on a board: what was chosen and what would have been better, drawn on the things that choices point at.
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./board";

/** "best": the best choice; "made": what was chosen instead. */
export type Mark = "best" | "made";

/** By the id of a thing: its mark. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marks of two choices; where both point at the same thing it is the best one's. */
export function marksOf(best: Pick<Choice, "source" | "targets"> | undefined, made: Pick<Choice, "source" | "targets"> | undefined): Marks {
  const found = new Map<string, Mark>();
  for (const id of thingsOf(made)) found.set(id, "made");
  for (const id of thingsOf(best)) found.set(id, "best");
  return found;
}

/** Where a thing lies on the boards: they name what can be pointed at by its kind. */
export function selectorOf(id: string): string {
  const [kind = "", name = ""] = id.split(":");
  const [thing = "", line] = name.split("/");
  return line === undefined ? `[data-${kind}="${CSS.escape(thing)}"]` : `[data-line="${CSS.escape(thing)} ${line}"]`;
}

/** Draws marks on whatever board lies inside, and keeps them there when it is drawn anew. */
export function marked(marks: Marks): Attachment<HTMLElement> {
  return (root) => {
    const draw = (): void => {
      for (const old of root.querySelectorAll("[data-mark]")) old.removeAttribute("data-mark");
      for (const [id, mark] of marks) for (const thing of root.querySelectorAll(selectorOf(id))) thing.setAttribute("data-mark", mark);
    };
    draw();
    if (marks.size === 0) return undefined;
    // A board may scroll by itself: the better choice is what to look at.
    root.querySelector("[data-mark=best]")?.scrollIntoView({ block: "nearest" });
    const watcher = new MutationObserver(draw);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      for (const old of root.querySelectorAll("[data-mark]")) old.removeAttribute("data-mark");
    };
  };
}

function thingsOf(choice: Pick<Choice, "source" | "targets"> | undefined): readonly string[] {
  if (!choice) return [];
  return [...(choice.source ? [choice.source] : []), ...(choice.targets ?? [])];
}
