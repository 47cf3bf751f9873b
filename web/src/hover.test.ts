import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{css,svelte}", { query: "?raw", import: "default", eager: true });
/** A rule for what is pointed at, with what it says. */
const HOVERED = /[^{}]*:hover[^{}]*\{([^{}]*)\}/g;

test("nothing moves away from the pointer that points at it: at its edge it would tremble", () => {
  const moving = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(HOVERED)].flatMap(([, says = ""]) => (/^\s*(?:transform|translate|margin|top)\b/m.test(says) ? file : [])),
  );

  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  expect(moving).toEqual([]);
});
