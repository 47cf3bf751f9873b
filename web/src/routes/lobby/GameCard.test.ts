import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES } from "$games/index";
import { words } from "$lib/words.svelte";
import GameCard from "./GameCard.svelte";

function show(): ReturnType<typeof vi.fn> {
  const onplay = vi.fn();
  const game = GAMES.find(({ id }) => id === "age-of-war");
  if (!game) throw new Error("there is no such game");
  render(GameCard, { game, busy: false, onplay });
  return onplay;
}

describe("a game in the lobby", () => {
  beforeAll(() => words.speak("en"));
  afterEach(cleanup);

  test("one click plays against Normal", async () => {
    const onplay = show();
    await fireEvent.click(screen.getByRole("button", { name: "Play now against a bot" }));
    expect(onplay).toHaveBeenCalledWith("normal");
  });

  test("another level is one click more, and says how it plays", async () => {
    const onplay = show();
    await fireEvent.click(screen.getByRole("radio", { name: "Hard" }));
    expect(screen.getByText("Plays as well as it can and overlooks nothing.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play now against a bot" }));

    expect(onplay).toHaveBeenCalledWith("hard");
  });
});
