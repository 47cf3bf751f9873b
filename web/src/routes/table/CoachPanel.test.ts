import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Advice } from "$lib/api";
import { words } from "$lib/words.svelte";
import CoachPanel from "./CoachPanel.svelte";

const CHOICES = ["gifu", "odani", "edo"].map((castle) => ({
  action: { type: "fill", castle, line: 0 },
  label: { type: "line" as const, key: "reason-odds", args: { castle: { type: "line" as const, key: `castle-${castle}` }, odds: "" } },
}));

const ADVICE: Advice = {
  ask: 1,
  is_exact: false,
  opinions: [
    { values: [0.4, 0.6], error: 0, reasons: [] },
    { values: [0.7, 0.3], error: 0.05, reasons: [{ type: "line", key: "reason-nothing" }] },
    { values: [0.5, 0.5], error: 0, reasons: [] },
  ],
};

function show(given: Partial<{ advice: Advice | null; problem: string; choices: typeof CHOICES }> = {}) {
  const [onplay, onpoint] = [vi.fn(), vi.fn()];
  render(CoachPanel, { advice: ADVICE, problem: "", choices: CHOICES, seat: 0, names: ["Ana", "Ben"], onplay, onpoint, ...given });
  return { onplay, onpoint };
}

describe("the coach's panel", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.play("age-of-war");
  });
  afterEach(cleanup);

  test("ranks the choices by what they are worth to the seat", () => {
    show();
    const shown = [...screen.getByTestId("advice").querySelectorAll(".worth")].map((worth) => worth.textContent);
    expect(shown).toEqual(["70.0%±5.0%", "50.0%", "40.0%"]);
    expect(screen.getByText("no castle can fall any more this turn")).toBeTruthy();
    expect(screen.getByText("an estimate")).toBeTruthy();
  });

  test("lists choices that are the same to a person once", () => {
    show({ choices: [...CHOICES, CHOICES[0] as (typeof CHOICES)[number]], advice: { ...ADVICE, opinions: [...ADVICE.opinions, ADVICE.opinions[0] as Advice["opinions"][number]] } });
    expect(screen.getByTestId("advice").querySelectorAll("li").length).toBe(3);
  });

  test("a click plays the choice", async () => {
    const { onplay } = show();
    await fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
    expect(onplay).toHaveBeenCalledWith(CHOICES[1]?.action);
  });

  test("pointing shows what a choice speaks of", async () => {
    const { onpoint } = show();
    await fireEvent.mouseEnter(screen.getAllByRole("listitem")[2] as HTMLElement);
    expect(onpoint.mock.lastCall?.[0]).toContain("castle-gifu");
  });

  test("says that it thinks, or why it has nothing to say", () => {
    show({ advice: null });
    expect(screen.getByText("The coach is thinking …")).toBeTruthy();
    cleanup();
    show({ advice: null, problem: "nobody can say" });
    expect(screen.getByTestId("no-advice").textContent).toBe("nobody can say");
  });
});
