import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Odds } from "$lib/board";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";
import positions from "../../recorded/age-of-war-positions.json";
import Board from "./Board.svelte";
import { recordedFrames } from "$lib/lesson";
import type { Action, Facts, Happening, Observation } from "$lib/wire/games/age-of-war";
import numbers from "../../recorded/age-of-war-numbers.json";
import { lineAt } from "./cards";

type Name = keyof typeof positions;

const NAMES = ["Ana", "Ben", "Chloe", "Dai", "Eve", "Fei"];

function show(name: Name, given: { choices?: readonly Choice<Action>[]; odds?: Odds; story?: readonly Happening[]; happenings?: readonly Happening[] } = {}) {
  const [frame] = recordedFrames<Observation, Action, Facts, Happening>([positions[name]]);
  if (!frame) throw new Error("no frame");
  const { observation: view, choices, prompt, facts } = frame;
  const act = vi.fn<(action: Action) => void>();
  const seats = view.standings.map((_, seat) => ({
    seat,
    name: NAMES[seat] ?? "",
    isBot: false,
    isHere: seat === 0,
    isOnline: true,
    isOut: false,
  }));
  const { container } = render(Board, {
    observation: view,
    previous: null,
    happenings: given.happenings ?? [],
    story: given.story ?? [],
    prompt,
    facts,
    numbers,
    choices: given.choices ?? choices,
    seats,
    viewer: 0,
    highlight: new Set<string>(),
    odds: given.odds ?? null,
    log: [],
    act,
  });
  return { act, container, choices };
}

/** The lines that glow on the cards, as "castle line". */
function lit(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>("article button.lit")].map((button) => button.dataset["drop"] ?? "");
}

/** The lines of the strip above the dice. */
function quick(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>(".dock button.lit")].map((button) => button.dataset["drop"] ?? "");
}

describe("the board of Age of War", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.play("age-of-war");
  });

  beforeEach(() => {
    vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} unobserve() {} });
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test.each(Object.keys(positions) as Name[])("only the legal lines glow: %s", (name) => {
    const { container, choices } = show(name);
    const legal = choices.map(({ targets = [] }) => targets.map(lineAt).flatMap((place) => (place ? [`${place.castle} ${place.line}`] : [])));

    // Of lines that come to the same the strip shows one; the cards show all.
    expect(quick(container).sort()).toEqual(legal.flatMap(([first]) => first ?? []).sort());
    expect(lit(container).filter((line) => !legal.flat().includes(line))).toEqual([]);
  });

  test("nothing glows for whoever is not asked", () => {
    const { container } = show("opening", { choices: [] });

    expect(lit(container)).toEqual([]);
    expect(screen.queryByRole("button", { name: "Lose a die" })).toBeNull();
  });

  test("a click on a line says which", async () => {
    const { act, container } = show("opening");
    const line = container.querySelector<HTMLElement>('article [data-drop="gifu 1"]');
    if (line) await fireEvent.click(line);

    expect(act).toHaveBeenCalledWith({ type: "fill", castle: "gifu", line: 1 });
  });

  test("a click on a line that cannot be filled is passed on too: the rules say why not", async () => {
    const { act, container } = show("opening");
    const line = container.querySelector<HTMLElement>('article [data-drop="odani 0"]');
    if (line) await fireEvent.click(line);

    expect(line?.getAttribute("aria-disabled")).toBe("true");
    expect(act).toHaveBeenCalledWith({ type: "fill", castle: "odani", line: 0 });
  });

  test("losing a die is always there", async () => {
    const { act } = show("attack");
    await fireEvent.click(screen.getByRole("button", { name: "Lose a die" }));

    expect(act).toHaveBeenCalledWith({ type: "lose-die" });
  });

  test("a die in the hand marks the lines that speak of it", async () => {
    const { container } = show("opening");
    await fireEvent.click(screen.getByRole("button", { name: "daimyo" }));

    const wanted = [...container.querySelectorAll<HTMLElement>("article button.wanted")];
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.every((line) => line.getAttribute("aria-label")?.includes("daimyo"))).toBe(true);
  });

  test("filled lines and lost dice can be seen", () => {
    const { container } = show("attack");

    expect(container.querySelectorAll('[data-castle="kiyosu"] .filled')).toHaveLength(2);
    expect(screen.getByText("Kiyosu: fill another line, or lose a die")).toBeTruthy();
  });

  test("the special line is on cards that a player holds, and only there", async () => {
    const { container } = show("steal");
    const ben = screen.getByRole("region", { name: "In front of Ben" });
    await fireEvent.click(within(ben).getByRole("button", { expanded: false }));
    const extra = (castle: string) => container.querySelectorAll(`[data-castle="${castle}"] .extra`).length;

    expect([extra("azuchi"), extra("odani")]).toEqual([1, 0]);
  });

  test("whole clans lie face down with their holder", () => {
    show("clans");
    const own = screen.getByRole("region", { name: "In front of Ana" });

    expect(within(own).getByText("Oda clan")).toBeTruthy();
    expect(within(own).queryByText("Azuchi")).toBeNull();
  });

  test("odds are shown where the table gives them", () => {
    const { container } = show("opening", { odds: { "castle:gifu": { win: 0.5 } } });

    expect(container.querySelector('[data-castle="gifu"] .odds')?.textContent).toBe("50.0%");
    expect(container.querySelector('[data-castle="odani"] .odds')).toBeNull();
  });

  test("what the others took since one's last turn is told above the dice and marked on the card", async () => {
    const player = { type: "name" as const, seat: 1 };
    const castle = { type: "line" as const, key: "castle-azuchi" };
    const line = { type: "line" as const, key: "log-stolen", args: { player, castle, victim: { type: "name" as const, seat: 0 } } };
    const stolen: Happening = { kind: "conquered", seat: 1, weight: "major", line, targets: ["castle:azuchi"], castle: "azuchi", victim: 0 };
    const { container } = show("steal", { story: [stolen] });
    const told = within(screen.getByRole("list", { name: "Since your last turn" })).getByRole("listitem");

    expect(told.textContent).toContain("Ben takes Azuchi from Ana");
    expect(container.querySelectorAll("[data-taken]")).toHaveLength(1);
    expect(container.querySelector("[data-taken]")?.getAttribute("data-castle")).toBe("azuchi");
    expect(screen.getByRole("button", { name: "Since your last turn (1) 1 about you", expanded: false })).toBeTruthy();

    await fireEvent.pointerEnter(told);
    expect(container.querySelector("[data-castle=azuchi]")?.classList.contains("pointed")).toBe(true);
  });

  test("what is said large of a conquest goes away when the dice lie still and the reader is to choose", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const motion = vi.spyOn(preferences, "motion", "get").mockReturnValue(true);
    const taken: Happening = { kind: "conquered", seat: 1, castle: "azuchi", targets: ["castle:azuchi"] };
    const { container } = show("opening", { happenings: [taken, { kind: "rolled", faces: [], die: 0 }] });
    await tick();
    expect(container.querySelector("[data-celebration]")).toBeTruthy();

    // It need not fade away.
    motion.mockRestore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(lit(container)).not.toEqual([]);
    expect(container.querySelector("[data-celebration]")).toBeNull();
    vi.useRealTimers();
  });

  test("nothing is told before anybody else has done something", () => {
    show("opening");

    expect(within(screen.getByRole("list", { name: "Since your last turn" })).queryAllByRole("listitem")).toEqual([]);
    expect(screen.queryByRole("button", { name: /^Since your last turn/ })).toBeNull();
  });

  test("six players have their places", () => {
    show("six");

    for (const name of NAMES) expect(screen.getByRole("region", { name: `In front of ${name}` })).toBeTruthy();
  });
});
