import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// axe-core sees only what a game happens to show; these pairs may meet anywhere.
const PAIRS = [
  ["--ink", "--paper"],
  ["--ink-soft", "--paper"],
  ["--ink-faint", "--paper"],
  ["--ink-soft", "--paper-raised"],
  ["--ink-faint", "--paper-raised"],
  ["--ink", "--vermilion-wash"],
  ["--vermilion", "--vermilion-wash"],
  ["--on-vermilion", "--vermilion"],
  ["--ink", "--indigo-wash"],
  ["--indigo", "--indigo-wash"],
  ["--on-indigo", "--indigo"],
  ["--ink", "--gold-wash"],
  ["--gold-ink", "--gold-wash"],
  ["--pine", "--pine-wash"],
] as const;

const css = readFileSync("src/app.css", "utf-8");
const [light, dark, garden, strong, strongDark] = [...css.matchAll(/--paper: #[^}]*/g)].map(([block]) => new Map([...block.matchAll(/(--[a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour])));

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
  ["garden", new Map([...light!, ...garden!])],
  ["strong", new Map([...light!, ...strong!])],
  ["strong dark", new Map([...dark!, ...strongDark!])],
])("the %s palette", (_, colours) => {
  it.each(PAIRS)("lets %s be read on %s", (ink, ground) => {
    expect(contrast(colours!.get(ink)!, colours!.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});
