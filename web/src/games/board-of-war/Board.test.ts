import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";
import type { Odds } from "$lib/board";
import { recordedNumbers } from "$lib/lesson";
import Board from "./Board.svelte";
import numbers from "../../recorded/board-of-war-numbers.json";
import { NAMES, recordedView, type Name } from "./recorded";
import type { Action, Fight, Happening, Numbers } from "./types";

const PLAYERS = ["Ana", "Ben", "Chloe", "Dai"];

interface Given {
  odds?: Odds;
  story?: readonly Happening[];
  happenings?: readonly Happening[];
  isAsked?: boolean;
}

const FIGHT: Fight = {
  ...{ kind: "fought", seat: 0, defender: 1, army: "e4", square: "e5", faces: 6, end: "won" },
  ...{ dice: [5, 2], powers: [4, 3], totals: [9, 5], outcome: { type: "line", key: "log-tie", args: {} } },
  line: { type: "line", key: "log-tie", args: {} },
};

function show(name: Name, { odds, story = [], happenings = [], isAsked = true }: Given = {}) {
  const { observation, choices, facts, prompt } = recordedView(name);
  const act = vi.fn<(action: Action) => void>();
  const seats = observation.tracks.map((_, seat) => ({
    ...{ seat, name: PLAYERS[seat] ?? "", isBot: false, isHere: seat === 0 },
    ...{ isOnline: true, isOut: false },
  }));
  const { container, rerender } = render(Board, {
    observation,
    previous: null,
    ...{ happenings, story, prompt, facts, numbers: recordedNumbers<Numbers>(numbers) },
    choices: isAsked ? choices : [],
    seats,
    viewer: observation.viewer,
    highlight: new Set<string>(),
    odds: odds ?? null,
    log: [],
    act,
  });
  const square = (at: string) => {
    const found = container.querySelector<HTMLElement>(`[data-square="${at}"]`);
    if (!found) throw new Error(`there is no ${at}`);
    return found;
  };
  const lit = () => [...container.querySelectorAll<HTMLElement>("[role=grid] .lit")].map(({ dataset }) => dataset["square"]).sort();
  return { act, container, square, lit, choices, rerender };
}

describe("the board of Board of War", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.play("board-of-war");
  });

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    preferences.tempo = "normal";
    vi.unstubAllGlobals();
  });

  test("the first piece is picked, and only its squares glow", () => {
    const { lit, choices } = show("middle");
    const builds = choices.flatMap(({ action }) =>
      (action.type === "expand" || action.type === "upgrade-square" || action.type === "upgrade-soldier") && action.square ? action.square : [],
    );

    expect(lit()).toEqual([...new Set(builds)].sort());
    expect(screen.getByRole("button", { name: "Builders 2" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("a click on an army picks it, and shows what it can do", async () => {
    const { lit, square } = show("middle");
    await fireEvent.click(square("f7"));

    expect(lit()).toEqual(["e7", "f6", "f8", "f9", "g7"]);
    expect(square("f7").classList).toContain("picked");
    expect(["f8", "f9"].map((at) => square(at).dataset["verb"])).toEqual(["step", "attack"]);
    expect(screen.getByRole("button", { name: "Upgrade a soldier on f7 for 80 gold" })).toBeTruthy();
  });

  test("a click on a glowing square says the order", async () => {
    const { act, square } = show("middle");
    await fireEvent.click(screen.getByRole("button", { name: "Army e4" }));
    await fireEvent.click(square("e5"));

    expect(act).toHaveBeenCalledWith({ type: "attack", army: "e4", target: "e5" });
  });

  test("where two things can be done, the square asks which", async () => {
    const { act, square } = show("marked");
    await fireEvent.click(screen.getByRole("button", { name: /^Builders/ }));
    await fireEvent.click(square("e3"));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText("e3: kingdom of Ana, army of Ana, power 2")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Upgrade e3 for 40 gold" }));

    expect(act).toHaveBeenCalledWith({ type: "upgrade-square", square: "e3" });
  });

  test("only a builder that was picked spends gold at a click", async () => {
    const { act, square } = show("middle");
    await fireEvent.click(square("f1"));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText("f1: kingdom of Ana, farmer")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Builders 2" }));
    await fireEvent.click(square("f1"));

    expect(act).toHaveBeenCalledWith({ type: "upgrade-square", square: "f1" });
  });

  test("only a piece that was picked does something to an army", async () => {
    const { act, square } = show("middle");
    await fireEvent.click(square("f7"));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Builders 2" }));
    await fireEvent.click(square("f7"));

    expect(act).toHaveBeenCalledWith({ type: "upgrade-soldier", square: "f7" });
  });

  test("every choice has a button with its whole meaning", () => {
    const { choices } = show("siege");

    expect(choices).toHaveLength(5);
    for (const { action } of choices) {
      if (action.type === "raze") expect(screen.getByRole("button", { name: new RegExp(`^Take ${action.square} away`) })).toBeTruthy();
    }
    expect(screen.getByText("Choose 2 squares that Ben loses")).toBeTruthy();
  });

  test("pointing at an attack shows its odds", async () => {
    const { square } = show("middle", { odds: { "attack e4 e5": { win: 21 / 36, lose: 10 / 36 } } });
    await fireEvent.click(screen.getByRole("button", { name: "Army e4" }));
    await fireEvent.pointerEnter(square("e5"));

    expect(screen.getByText("Attacker wins").textContent).toContain("58.3%");
    expect(screen.getByText("Tie").textContent).toContain("13.9%");
    expect(square("e5").getAttribute("aria-label")).toContain("58.3%");
  });

  test("a square tells what lies on it, and why something cannot be done there", async () => {
    const { act, square } = show("middle");
    await fireEvent.click(square("f10"));
    expect(screen.getByText("f10: kingdom of Ben, farmer")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Why not here?" }));

    expect(act).toHaveBeenCalledWith({ type: "expand", square: "f10" });
  });

  test("a card can be clicked before the actions have ended", async () => {
    const { act, container } = show("middle");
    expect(container.querySelectorAll("[data-end]")).toHaveLength(0);
    await fireEvent.click(within(screen.getByTestId("hand")).getAllByRole("button")[0] as HTMLElement);

    expect(act).toHaveBeenCalledWith({ type: "end-actions" });
  });

  test("what only another piece can do is one click away", async () => {
    const { act, square } = show("middle");
    expect(square("g7").classList).toContain("faint");
    await fireEvent.click(square("g7"));

    expect(act).toHaveBeenCalledWith({ type: "step", army: "f7", to: "g7" });
  });

  test("a fight is staged to its end, and nobody is asked before", async () => {
    const { lit } = show("middle", { happenings: [FIGHT] });
    const stage = screen.getByTestId("fight");
    expect(stage.textContent).toContain("Ana attacks Ben at e5");
    expect(lit()).toEqual([]);
    await fireEvent.click(within(stage).getByRole("button", { name: "Continue" }));

    expect(lit()).not.toEqual([]);
  });

  test("a card that was clicked early is played when the end of the actions has come back", async () => {
    const { act, rerender } = show("middle");
    const { observation, facts, prompt, choices } = recordedView("play");
    const [card] = recordedView("middle").observation.hand ?? [];
    await fireEvent.click(within(screen.getByTestId("hand")).getAllByRole("button")[0] as HTMLElement);
    await rerender({ choices: [] });
    const play = choices.find(({ action }) => action.type === "play-card") as (typeof choices)[number];
    await rerender({ observation, facts, prompt, choices: [{ ...play, action: { type: "play-card", card: card ?? 0 } }] });

    expect(act.mock.calls).toEqual([[{ type: "end-actions" }], [{ type: "play-card", card }]]);
  });

  test("step by step, a fight stays until the reader goes on", async () => {
    vi.useFakeTimers();
    preferences.tempo = "step";
    show("middle", { happenings: [FIGHT] });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(screen.getByTestId("fight")).toBeTruthy();
  });

  test("cards of the hand can be played, and read", async () => {
    const { act } = show("play");
    const hand = screen.getByTestId("hand");
    expect(within(hand).getAllByRole("button")).toHaveLength(3);
    expect(hand.textContent).toContain("Earns 10 gold each turn, 20 on an upgraded square.");
    await fireEvent.click(within(hand).getByRole("button", { name: /^6 builder/ }));

    expect(act).toHaveBeenCalledWith({ type: "play-card", card: 6 });
  });

  test("a merchant is put on a glowing square", async () => {
    const { act, lit, square } = show("place");
    expect(lit()).toEqual(["e2", "e3", "f2"]);
    await fireEvent.click(square("e2"));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(square("e2"));

    expect(act).toHaveBeenCalledWith({ type: "place", square: "e2" });
  });

  test("a merchant on the wrong square is taken back", async () => {
    vi.useFakeTimers();
    const { act, square } = show("place");
    await fireEvent.click(square("e2"));
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(square("e3"));
    vi.advanceTimersByTime(10_000);

    expect(act).toHaveBeenCalledWith({ type: "place", square: "e3" });
    vi.useRealTimers();
  });

  test("where there is one square alone it is not held back: the table takes it by itself, and it would be sent twice", async () => {
    const { act, square, container, rerender, choices } = show("place");
    await rerender({ choices: choices.filter(({ action }) => action.type !== "place" || action.square === "e2") });
    await fireEvent.click(square("e2"));

    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "place", square: "e2" });
    expect(container.querySelector("[data-settle]")).toBeNull();
  });

  test("a Jack that marks a player is laid on that player's house", async () => {
    const { act } = show("saboteur");
    const house = screen.getByRole("region", { name: "Kingdom of Ben" });
    await fireEvent.click(within(house).getByRole("button", { name: "Saboteur: idle a builder of Ben" }));

    expect(act).toHaveBeenCalledWith({ type: "mark", seat: 1, square: null });
  });

  test("the ability cards say what they do, with their numbers", () => {
    show("middle");

    expect(screen.getByText(/Armies can also attack 2 squares away in a straight line, their power divided by 2/)).toBeTruthy();
    expect(screen.getByText("Each farmer earns 5 more.")).toBeTruthy();
  });

  test("the three ways to win are there for everybody, and missing squares are outlined", async () => {
    const { container } = show("middle");
    const ben = screen.getByRole("region", { name: "Kingdom of Ben" });
    const outlined = () => container.querySelectorAll("svg .missing").length;

    expect(ben.textContent).toMatch(/340\s*\/1000/);
    expect(within(ben).getByText("e5: held for one round")).toBeTruthy();
    expect(outlined()).toBe(24 - 5);
    await fireEvent.click(within(ben).getByRole("button", { name: "Outline the missing squares on the board" }));
    expect(outlined()).toBe(24 - 5);
    expect(container.querySelector("svg .missing")?.getAttribute("style")).toContain("--seat-1");
  });

  test("what changed since the last turn is listed and marked", () => {
    const ben = { type: "name" as const, seat: 1 };
    const { container, square } = show("middle", {
      story: [
        { kind: "turn", seat: 1, round: 6 },
        { kind: "expanded", seat: 1, square: "e8", targets: ["square:e8"], line: { type: "line", key: "log-expanded", args: { player: ben, square: "e8" } } },
        { kind: "marched", seat: 1, start: "e6", end: "e5", targets: ["square:e6", "square:e5"] },
        { ...FIGHT, seat: 1, defender: 0 },
        { kind: "turn", seat: 0, round: 7 },
      ],
    });
    const recap = screen.getByRole("region", { name: "Since your last turn" });

    expect(within(recap).getByText("Ben expands to e8.")).toBeTruthy();
    expect(container.querySelectorAll("svg .touched")).toHaveLength(3);
    expect(container.querySelectorAll("svg .arrow")).toHaveLength(1);
    expect(square("e8").getAttribute("aria-label")).toContain("changed since your last turn");
    expect(within(recap).getByRole("button", { name: "watch again" })).toBeTruthy();
  });

  test("arrow keys walk over the board as it is drawn", async () => {
    const { square } = show("four");
    square("e1").focus();
    await fireEvent.click(square("e1"));
    await fireEvent.keyDown(square("e1"), { key: "ArrowUp" });

    expect((document.activeElement as HTMLElement).dataset["square"]).not.toBe("e1");
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
  });

  test.each(NAMES)("whoever is not asked can do nothing: %s", (name) => {
    const { container, lit } = show(name, { isAsked: false });

    expect(lit()).toEqual([]);
    expect(container.querySelectorAll("[data-order], [data-end]")).toHaveLength(0);
  });

  test("whoever watches sees no hand", () => {
    show("watched");

    expect(screen.queryByTestId("hand")).toBeNull();
    expect(screen.getAllByRole("img", { name: "3 cards in hand" })).toHaveLength(2);
  });
});
