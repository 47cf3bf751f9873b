import { describe, expect, it } from "vitest";
import { marked, marksOf, selectorOf } from "./marks";

describe("marks", () => {
  it("names things as the boards do", () => {
    expect(selectorOf("castle:azuchi/2")).toBe('[data-line="azuchi 2"]');
    expect(selectorOf("square:e4")).toBe('[data-square="e4"]');
    expect(selectorOf("dice")).toBe('[data-dice=""]');
  });

  it("prefers the best where both choices point at the same thing", () => {
    const marks = marksOf({ source: "army:2", targets: ["region:a"] }, { source: "army:2", targets: ["region:b"] });
    expect([...marks]).toEqual([
      ["army:2", "best"],
      ["region:b", "made"],
      ["region:a", "best"],
    ]);
  });

  it("draws on what is there and what comes later, and takes the marks away", async () => {
    const root = document.createElement("div");
    root.innerHTML = '<i data-square="a1"></i>';
    const undo = marked(marksOf({ targets: ["square:a1"] }, { targets: ["square:b2"] }))(root);
    expect(root.querySelector("i")?.dataset["mark"]).toBe("best");
    const later = document.createElement("b");
    later.dataset["square"] = "b2";
    root.append(later);
    await new Promise((resolve) => setTimeout(resolve));
    expect(later.dataset["mark"]).toBe("made");
    if (undo) undo();
    expect(root.querySelector("[data-mark]")).toBeNull();
  });
});
