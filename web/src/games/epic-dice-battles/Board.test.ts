import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Odds } from "$lib/board";
import { preferences } from "$lib/preferences.svelte";
import { say, words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import { NAMES, NUMBERS, recordedView, type Name } from "./recorded";
import type { Action, Happening, Observation } from "./types";

const PLAYERS = ["Ana", "Ben", "Chloe", "Dai", "Emi"];

interface Given {
  odds?: Odds;
  previous?: Observation;
  isAsked?: boolean;
  /** Whether what happened on the way is shown too. */
  isTold?: boolean;
}

function propsOf(name: Name, { odds, previous, isAsked = true, isTold = false }: Given = {}) {
  const { observation, choices, lines, facts, prompt, happenings } = recordedView(name);
  const seats = observation.mats.map((_, seat) => ({ seat, name: PLAYERS[seat] ?? "", isBot: false, isHere: seat === 0, isOnline: true, isOut: false }));
  return {
    ...{ observation, previous: previous ?? null, choices: isAsked ? choices : [], seats, viewer: observation.viewer },
    ...{ happenings: isTold ? happenings : ([] as readonly Happening[]), story: [], prompt, facts, numbers: NUMBERS },
    ...{ highlight: new Set<string>(), odds: odds ?? null, log: lines, act: vi.fn<(action: Action) => void>() },
  };
}

function show(name: Name, given: Given = {}) {
  const props = propsOf(name, given);
  const { container, rerender } = render(Board, props);
  const region = (id: string) => {
    const found = container.querySelector<SVGElement>(`[data-region="${id}"]`);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  const lit = () => [...container.querySelectorAll<SVGElement>("[data-region].lit")].map(({ dataset }) => dataset["region"]).sort();
  return { ...props, container, rerender, region, lit };
}

function button(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

describe("the board of Epic Dice Battles", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.play("epic-dice-battles");
  });

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
    Element.prototype.scrollTo = () => undefined;
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    preferences.odds = false;
  });

  test.each(NAMES)("%s: whoever is asked finds every choice, and nobody reads a key", (name) => {
    const { choices, container } = show(name);
    const buttons = [...container.querySelectorAll("button, [role=button]")].map((one) => `${one.getAttribute("aria-label") ?? ""} ${one.textContent}`);

    for (const { action, label } of choices) {
      if (action.type === "buy") expect(container.querySelector(`[data-buy="${action.unit}"].can`)).toBeTruthy();
      else if (action.type === "move" || action.type === "march") expect(container.querySelector(`[data-target="${action.region}"]`)).toBeTruthy();
      else if (action.type === "lead") expect(container.querySelector(`[data-lead="${action.army}"]`)).toBeTruthy();
      else expect(buttons.some((text) => text.includes(say(label, PLAYERS)))).toBe(true);
    }
    expect(container.textContent).not.toMatch(/\b(?:ask|choice|phase|mat|rival|market|odds|fight|hint)-[a-z]/);
  });

  test("all sixteen regions say what is there", () => {
    const { container, region } = show("marching");

    expect(container.querySelectorAll("[data-region]")).toHaveLength(16);
    expect(region("suruga").getAttribute("aria-label")).toContain("castle of Ben. Ben: army 1");
    expect(region("kii").getAttribute("aria-label")).toContain("Kii: narrow pass, no flanks");
  });

  test("a start region is looked at first, and taken at the second click", async () => {
    const { act, lit, region } = show("start");
    expect(lit()).toEqual(["awa", "echigo", "suruga", "yamashiro"]);
    await fireEvent.click(region("awa"));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText(/Awa: .* Roads to/)).toBeTruthy();
    await fireEvent.click(region("awa"));

    expect(act).toHaveBeenCalledWith({ type: "start", region: "awa" });
  });

  test("an army goes where it is sent at once: it leads, and moves", async () => {
    const { act, container, region, rerender, ...props } = show("marching");
    await fireEvent.click(button(container, '[data-army="1"]'));
    await fireEvent.click(region("echigo"));
    expect(act).toHaveBeenLastCalledWith({ type: "lead", army: 1 });
    const { observation, choices, facts } = recordedView("leading");
    await rerender({ ...props, act, observation, choices, facts });
    await tick();

    expect(act).toHaveBeenLastCalledWith({ type: "march", region: "echigo" });
  });

  test("a number buys as many also where it is asked where the first goes", async () => {
    const { act, container, rerender, ...props } = show("market");
    const slot = props.observation.mats[0]!.slots[0]!;
    const mats = props.observation.mats.map((mat, seat) => (seat === 0 ? { ...mat, slots: [slot, { ...slot, number: 2 }, null, null] } : mat));
    await rerender({ ...props, act, observation: { ...props.observation, mats } });
    await fireEvent.keyDown(button(container, "[data-buy=samurai]"), { key: "2" });
    expect(act).toHaveBeenLastCalledWith({ type: "buy", unit: "samurai" });
    const die = recordedView("die");
    await rerender({ ...props, act, observation: die.observation, choices: die.choices, facts: die.facts });
    await fireEvent.click(button(container, "[data-testid=mat] [data-slot='0'] .line.main"));
    expect(act).toHaveBeenLastCalledWith({ type: "put-die", slot: 0, line: "main" });
    await rerender({ ...props, act, observation: { ...props.observation } });
    await tick();

    expect(act).toHaveBeenLastCalledWith({ type: "buy", unit: "samurai" });
    expect(act).toHaveBeenCalledTimes(3);
  });

  test("the first army that can move is picked already", async () => {
    const { act, container, lit, region } = show("marching");
    expect(container.querySelectorAll("[data-lead]").length).toBeGreaterThan(1);
    expect(button(container, "[data-lead][aria-pressed=true]").dataset["lead"]).toBe("1");
    expect(lit()).toContain("echigo");
    await fireEvent.click(region("echigo"));

    expect(act).toHaveBeenLastCalledWith({ type: "lead", army: 1 });
  });

  test("the odds of a march stand on the map and on its button", async () => {
    const { container } = show("leading", { odds: { "march 1 suruga": { win: 0.42, lose: 0.5, is_estimate: true } } });
    expect(container.querySelector(".chance")).toBeNull();
    preferences.odds = true;
    await tick();
    expect(container.querySelector(".chance")?.textContent).toBe("≈42%");

    expect(button(container, "[data-target=suruga]").textContent).toContain("≈42%");
  });

  test("the market says what is to be had, and asks the rules about the rest", async () => {
    const { act, container } = show("market");
    await fireEvent.click(button(container, "[data-buy=samurai]"));
    expect(act).toHaveBeenCalledWith({ type: "buy", unit: "samurai" });
    expect(screen.getByText("4 more tokens this year")).toBeTruthy();
  });

  test("the market says what next summer leaves as things stand, and what it lacks", async () => {
    const { container, rerender, ...props } = show("market");
    const summer = () => button(container, ".market [data-testid=summer]");
    expect(summer().textContent).toMatch(/^Next summer: \+\d+ rice, the armies eat \d+, \d+ left$/);
    expect(summer().classList).not.toContain("hungry");
    const line = { type: "line", key: "mat-hunger", args: { harvest: 4, food: 9, missing: 3 } } as const;
    await rerender({ ...props, facts: { ...props.facts, summer: line, hunger: 3 } });
    expect(summer().textContent).toBe("Next summer: +4 rice, the armies eat 9, 3 missing");
    expect(summer().classList).toContain("hungry");
  });

  test("after the first purchase one click buys and puts die and token where the last went", async () => {
    const first = show("die");
    await fireEvent.click(button(first.container, "[data-testid=mat] [data-slot='0'] .line.main"));
    const { observation, choices, facts } = recordedView("market");
    const mats = observation.mats.map((mat, seat) => (seat === 0 ? { ...mat, officers: 0 } : mat));
    await first.rerender({ ...first, observation: { ...observation, mats }, choices, facts });
    await fireEvent.click(button(first.container, "[data-buy=samurai]"));
    expect(first.act).toHaveBeenLastCalledWith({ type: "buy", unit: "samurai" });
    const asked = recordedView("die");
    await first.rerender({ ...first, observation: asked.observation, choices: asked.choices, facts: asked.facts });
    await tick();

    expect(first.act).toHaveBeenLastCalledWith({ type: "put-die", slot: 0, line: "main" });
  });

  test("a number key buys as many", async () => {
    const { act, container, rerender, ...props } = show("market");
    await fireEvent.click(button(container, "[data-goes='0-main']"));
    await fireEvent.keyDown(button(container, "[data-buy=footman]"), { key: "2" });
    const [die, menu] = [recordedView("die"), recordedView("market")];
    for (const view of [die, menu]) {
      await rerender({ ...props, act, observation: { ...view.observation }, choices: view.choices, facts: view.facts });
      await tick();
    }

    expect(act.mock.calls.map(([action]) => action.type)).toEqual(["buy", "put-die", "buy"]);
  });

  test("in winter as many dice as can do the same do it at one click", async () => {
    const { observation, facts } = recordedView("market");
    const winter = (dice: number) => ({
      facts: { ...facts, times: { rice: dice, trade: 1, officer: dice } },
      observation: { ...observation, stage: { type: "winter" as const, seat: 0, dice } },
      choices: (["rice", "trade", "officer", "rest"] as const).map((action) => ({ action: { type: "act" as const, action }, label: { type: "line" as const, key: `choice-act-${action}` } })),
    });
    const props = { ...propsOf("market"), ...winter(3) };
    const { container, rerender } = render(Board, props);

    expect([...container.querySelectorAll("[data-times]")].map(({ textContent }) => textContent)).toEqual(["×3", "×3"]);
    await fireEvent.click(button(container, `[data-times='{"type":"act","action":"rice"}']`));
    for (const dice of [2, 1]) {
      await rerender({ ...props, ...winter(dice) });
      await tick();
    }

    expect(props.act.mock.calls.map(([action]) => action)).toEqual(Array.from({ length: 3 }, () => ({ type: "act", action: "rice" })));
    expect(container.querySelector("[data-times]")).toBeNull();
  });

  test("where purchases go is said on the mat, and marked there", async () => {
    const { act, container } = show("market");
    await fireEvent.click(button(container, "[data-goes='0-flank1']"));

    expect(button(container, "[data-goes-to]").dataset["goesTo"]).toBe("0-flank1");
    expect(button(container, "[data-goes='0-flank1']").getAttribute("aria-pressed")).toBe("true");
    expect(act).not.toHaveBeenCalled();
  });

  test("a purchase says what the support line to its place costs, and goes nowhere that none reaches", async () => {
    const { container, rerender, ...props } = show("market");
    const reached = (support: number | null) => ({ ...props, facts: { ...props.facts, slots: (props.facts.slots ?? []).map((slot) => slot && { ...slot, support }) } });
    await fireEvent.click(button(container, "[data-goes='0-main']"));
    expect(button(container, "[data-buy=footman]").textContent).not.toContain("support line");

    await rerender(reached(2));
    expect(button(container, "[data-buy=footman]").textContent).toContain("support line: 2 rice");
    expect(button(container, "[data-buy=footman] .price").textContent).toBe("1+2");
    await fireEvent.focus(button(container, "[data-buy=footman]"));
    expect(button(container, ".market .about").textContent).toContain("support line: 2 rice");
    await rerender(reached(null));
    expect(button(container, "[data-goes-to]").dataset["goesTo"]).toBe("");
  });

  test("an army of one's own has its slot, by which the others and the log know it, and what they have seen of it", async () => {
    const { container, rerender, ...props } = show("market");
    const seen = (count: number) => ({ year: 1530, tokens: [0, count, 0, 0, 0, 0] });
    const shown = (count: number) => props.observation.mats.map((mat, seat) => (seat === 0 ? { ...mat, slots: mat.slots.map((slot) => slot && { ...slot, tokens_seen: seen(count) }) } : mat));
    const header = () => button(container, "[data-testid=mat] [data-slot='0'] header").textContent;
    expect(header()).toContain("slot 1");

    await rerender({ ...props, observation: { ...props.observation, mats: shown(1) } as Observation });
    expect(header()).toContain("1 archer (seen in 1530)");
    await rerender({ ...props, observation: { ...props.observation, mats: shown(0) } as Observation });
    expect(header()).not.toContain("The others know");
  });

  test("a battle whose end was passed at once is seen all the same", async () => {
    const before = show("market");
    const { observation, choices, facts, happenings } = recordedView("result");
    const story = [{ kind: "season", line: { type: "line", key: "log-winter" } } as unknown as Happening];
    await before.rerender({ ...before, story });
    await before.rerender({ ...before, observation, choices, facts, happenings: [], story: [...story, ...happenings] });
    await tick();

    expect(button(before.container, "[data-testid=result]").dataset["outcome"]).toBe("won");
  });

  test("what a unit does can be read without buying it", async () => {
    const { act, container } = show("market");
    await fireEvent.click(screen.getByRole("button", { name: "About: ninja" }));

    expect(button(container, ".about").textContent).not.toBe("");
    expect(act).not.toHaveBeenCalled();
  });

  test("what the armies will eat in summer stands beside the wares", () => {
    const { container } = show("market");

    expect(button(container, "[data-testid=summer]").textContent).toMatch(/\d/);
  });

  test("a battle is shown to its end, and the next question waits for the reader", async () => {
    const { container } = show("result", { isTold: true });
    const card = within(button(container, "[data-testid=result]"));
    expect(card.getByText("Siege of Suruga")).toBeTruthy();
    expect(card.getByText(/The castle of Ben in Suruga is destroyed/)).toBeTruthy();
    expect(button(container, "[data-testid=result]").dataset["outcome"]).toBe("won");
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));

    expect(container.querySelector("[data-testid=result]")).toBeNull();
  });

  test("what is said of a battle several times in a row stands there once", async () => {
    const before = show("market");
    const { observation, choices, facts, happenings } = recordedView("result");
    const [gate] = happenings.filter(({ kind }) => kind === "gate");
    await before.rerender({ ...before, observation, choices, facts, happenings: happenings.flatMap((happening) => (happening === gate ? [gate, gate] : [happening])) });
    await tick();

    expect(within(button(before.container, "[data-testid=result]")).getByText("×2")).toBeTruthy();
  });

  test("of two battles in a row the first one's end is seen before the second is fought", async () => {
    const { container } = show("two-battles", { isTold: true });
    expect(within(button(container, "[data-testid=result]")).getByText("Battle in Kii")).toBeTruthy();
    expect(container.querySelector("[data-testid=battle]")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));

    expect(within(button(container, "[data-testid=battle]")).getByText("Battle in Owari")).toBeTruthy();
  });

  test("a bought die goes into a golden line of the mat", async () => {
    const { act, container } = show("die");
    await fireEvent.click(button(container, "[data-testid=mat] [data-slot='0'] .line.flank2"));

    expect(act).toHaveBeenCalledWith({ type: "put-die", slot: 0, line: "flank2" });
  });

  test("what an opponent hides stays hidden, what was seen is marked as memory", () => {
    const { container } = show("marching");
    const rival = within(button(container, "[data-rival='1']"));

    expect(rival.getByText("slot 1")).toBeTruthy();
    expect(rival.queryByText(/archer/)).toBeNull();
    expect(rival.getByText("3 tokens")).toBeTruthy();
  });

  test("a ninja is shown whom it can spy on, and what", async () => {
    const { act, container } = show("reveal");
    await fireEvent.click(within(button(container, "[data-rival='1']")).getByRole("button", { name: "Show the army number of slot 1" }));

    expect(act).toHaveBeenCalledWith({ type: "reveal", slot: 0, what: "number" });
  });

  test("the suggestion is the first button, and all of a kind can be taken at once", async () => {
    const { act, container, rerender, ...props } = show("melee");
    expect(button(container, "[data-default]").textContent).toContain("footman → 1: dies");
    await fireEvent.click(button(container, "[data-follow]"));
    expect(act).toHaveBeenCalledTimes(1);
    await rerender({ ...props, act, observation: { ...props.observation }, choices: [...props.choices] });
    await tick();

    expect(act).toHaveBeenCalledTimes(2);
    expect(act).toHaveBeenLastCalledWith({ type: "assign-die", die: 1, unit: "footman", flank: false });
  });

  test("whoever wants all of a battle decided is not asked who storms the gate, nor again after it", async () => {
    const { act, container, rerender, ...props } = show("gate");
    await fireEvent.click(button(container, "[data-follow]"));
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ type: "storm-gate" }));
    const { observation, choices, facts } = recordedView("melee");
    await rerender({ ...props, act, observation, choices, facts });
    await tick();

    expect(act).toHaveBeenLastCalledWith({ type: "assign-die", die: 1, unit: "footman", flank: false });
  });

  test("whoever wants all of a battle decided is not asked again after a step that goes on by itself", async () => {
    const { act, container, rerender, ...props } = show("melee");
    await fireEvent.click(button(container, "[data-follow]"));
    const ready = { action: { type: "ready" as const }, label: { type: "line" as const, key: "choice-ready" }, is_suggested: true, is_idle: true };
    await rerender({ ...props, act, observation: { ...props.observation }, choices: [ready] });
    await tick();
    expect(act).toHaveBeenCalledTimes(1);

    await rerender({ ...props, act, observation: { ...props.observation }, choices: props.choices });
    await tick();
    expect(act).toHaveBeenCalledTimes(2);
  });

  test("while an answer is on its way the question keeps its height, so that nothing below it jumps", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(206);
    const { container, rerender, ...props } = show("melee");
    const dock = button(container, ".dock");
    expect(dock.style.minHeight).toBe("");

    await rerender({ ...props, choices: [] });
    expect(dock.style.minHeight).toBe("206px");
    await rerender(props);
    expect(dock.style.minHeight).toBe("");

    await rerender({ ...props, choices: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dock.style.minHeight).toBe("");
    height.mockRestore();
    vi.useRealTimers();
  });

  test("where a die can go to another army, it is said to which", () => {
    const { container } = show("deploy");

    expect(button(container, ".orders .army .name").textContent).toBe("Off to army 2, Bizen");
  });

  test("a suggestion that did not arrive is not repeated by itself", async () => {
    const { act, container, rerender, ...props } = show("melee");
    await fireEvent.click(button(container, "[data-follow]"));
    await rerender({ ...props, act, choices: [...props.choices] });
    await tick();

    expect(act).toHaveBeenCalledTimes(1);
    expect(container.querySelector("[data-follow]")).toBeTruthy();
  });

  test("the battle shows gate, lines, dice, and how it came to this", () => {
    const { container } = show("melee", { isTold: true });
    const stage = within(button(container, "[data-testid=battle]"));

    expect(stage.getByText("Siege of Suruga")).toBeTruthy();
    expect(stage.getByText("Gate: damage 2 of 2")).toBeTruthy();
    expect(container.querySelectorAll("[data-side='0'] svg.die")).toHaveLength(5);
    const story = within(screen.getByRole("list", { name: "How the battle goes" }));
    expect(story.getByText("The gate is broken.")).toBeTruthy();
    expect(story.getByText("6+ hits: 1")).toBeTruthy();
  });

  test("three sides fight in a ring", () => {
    const { container } = show("ring");

    expect(container.querySelectorAll("[data-side]")).toHaveLength(3);
    expect(container.querySelectorAll("[data-side='1'] svg.die")).toHaveLength(2);
  });

  test("a beaten reserve does not rise again while the survivors are laid out", () => {
    const { container } = show("regroup");

    expect(container.querySelectorAll("[data-side='1'] .kind")).toHaveLength(0);
    expect(button(container, "[data-default]").getAttribute("aria-label")).toContain("slot 1 (army 1, Owari)");
    expect(button(container, "[data-default]").textContent.trim()).toMatch(/^\d+ dice$/);
  });

  test("nobody sees which slot attacks before the numbers are revealed", () => {
    const { container } = show("flanks");

    expect(within(button(container, "[data-side='1']")).getByText("Which army of the mat stands here is still hidden.")).toBeTruthy();
    expect(container.querySelectorAll("[data-side='0'] i")).not.toHaveLength(0);
  });

  test("who is hit clicks who falls", async () => {
    const { act, container } = show("lose");
    await fireEvent.click(within(button(container, "[data-side='0']")).getByRole("button", { name: "Lose: archer" }));

    expect(act).toHaveBeenCalledWith({ type: "lose", unit: "archer" });
  });

  test("odds before and now stand over the battle", async () => {
    const { container, rerender, ...props } = show("gate", { odds: { battle: { win: 0.6, lose: 0.3, is_estimate: true } } });
    expect(button(container, "[data-testid=battle]").textContent).toMatch(/Now:\s+≈60.0% won/);
    const { observation, choices, lines } = recordedView("melee");
    await rerender({ ...props, observation, choices, log: lines, odds: { battle: { win: 0.9, lose: 0.1, is_estimate: true } } });
    await tick();

    expect(button(container, "[data-testid=battle]").textContent).toMatch(/Before the battle:\s+≈60.0% won/);
    expect(button(container, "[data-testid=battle]").textContent).toMatch(/Now:\s+≈90.0% won/);
  });

  test("somebody who watches sees every mat and decides nothing", () => {
    const { container } = show("watched");

    expect(container.querySelector("[data-testid=mat]")).toBeNull();
    expect(container.querySelectorAll("[data-rival]")).toHaveLength(2);
    expect(container.querySelectorAll("[data-order], [data-end], [data-lead]")).toHaveLength(0);
  });
});
