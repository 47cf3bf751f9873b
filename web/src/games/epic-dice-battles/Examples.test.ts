import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { words } from "$lib/words.svelte";
import Examples from "./Examples.svelte";

describe("the examples of the rules page", () => {
  beforeAll(async () => {
    Element.prototype.scrollTo = () => undefined;
    await words.speak("en");
    await words.play("epic-dice-battles");
  });

  afterEach(cleanup);

  test.each([
    [12, "Battle in Iyo", "Nobody is left on the field."],
    [13, "Siege of Suruga", "The castle of Ben in Suruga is destroyed."],
  ])("the battle after part %i goes from its line-up to its end", async (part, title, end) => {
    render(Examples, { part });
    expect(screen.getByText(title)).toBeTruthy();
    const forth = screen.getByRole("button", { name: "Next" });
    while (!forth.hasAttribute("disabled")) await fireEvent.click(forth);

    expect(screen.getByText(end)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  test("the map tells what a region is", async () => {
    const { container } = render(Examples, { part: 2 });
    const mutsu = container.querySelector("[data-region=mutsu]");
    if (!mutsu) throw new Error("there is no Mutsu");
    await fireEvent.click(mutsu);

    expect(screen.getByText("Mutsu: flank 2 cannot be used. Roads to Echigo, Musashi.")).toBeTruthy();
  });
});
