// A line of words not yet in any language, as the server sends it: a message key with its arguments.
import type { components } from "./openapi";

export type Line = components["schemas"]["Line"];
export type Arg = NonNullable<Line["args"]>[string];

/** What a line speaks of: its keys, plain names such as a square's, and "seat-N", so that a screen can point at them. */
export function mentions(line: Line): Set<string> {
  const found = new Set<string>();
  for (const arg of Object.values(line.args ?? {})) collect(arg, found);
  return found;
}

/** The seat that an argument of a line names. */
export function seatIn(line: Line, name: string): number | null {
  const arg = line.args?.[name];
  return typeof arg === "object" && arg.type === "name" ? arg.seat : null;
}

function collect(arg: Arg, found: Set<string>): void {
  if (typeof arg === "string") found.add(arg);
  if (typeof arg !== "object") return;
  if (arg.type === "name") found.add(`seat-${arg.seat}`);
  else if (arg.type === "lines") arg.items.forEach((item) => collect(item, found));
  else {
    found.add(arg.key);
    Object.values(arg.args ?? {}).forEach((inner) => collect(inner, found));
  }
}
