import { expect, test } from "vitest";
import { withBars } from "./bars";

const table = (...cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;
const drawn = (html: string) => [...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width);

test("the longest bar of a table is as long as there is room, with its interval", () => {
  expect(drawn(withBars(table("40.0% ± 8.0%", "20.0%")))).toEqual(["80.0", "40.0"]);
  expect(withBars(table("40.0% ± 8.0%"))).toContain('d="M64.0 5H96.0');
});

test("figures are read in every language", () => {
  expect(drawn(withBars(table("50,0 % [40,0 %; 60,0 %]", "1,5 ± 0,5")))).toEqual(["80.0", "2.4"]);
  expect(drawn(withBars(table("50.0% [40.0%, 60.0%]")))).toEqual(["80.0"]);
  expect(drawn(withBars(table("37 % ± 3 %")))).toEqual(["88.8"]);
});

test("counts and words have no bar, and the text stays", () => {
  const html = table("12", "Edo", "3 (+0.1)");
  expect(withBars(html)).toBe(html);
  expect(withBars(table("20.0%"))).toContain('<td class="figure">20.0%<svg');
});
