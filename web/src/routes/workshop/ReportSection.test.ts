import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Report } from "$lib/api";
import { words } from "$lib/words.svelte";
import ReportSection from "./ReportSection.svelte";

const told = (text: string): Report["sections"][number] => ({ title: "Length", text, tables: [], plots: [] }) as unknown as Report["sections"][number];

beforeAll(() => words.speak("en"));

test("a section that was opened stays open when more games have been played", async () => {
  const { container, rerender } = render(ReportSection, { section: told("10 games"), isOpen: false });
  const section = container.querySelector("details") as HTMLDetailsElement;
  section.open = true;
  section.dispatchEvent(new Event("toggle"));

  await rerender({ section: { ...told("20 games"), title: "Length of a game" }, isOpen: false });

  expect(screen.getByText("20 games")).toBeTruthy();
  expect(section.open).toBe(true);
});
