import { afterEach, describe, expect, test } from "vitest";
import { counted, dotsOf, foodOf, lay, neighboursOf, NUMBERS, priceOf, roads } from "./components";
import { isSea, marchPath, nextTowards, roadPath } from "./country";
import { LANDS } from "./geography";
import { recordedView } from "./recorded";

describe("the box", () => {
  afterEach(() => lay(null));

  test("the numbers of a table's variant replace the standard ones", () => {
    const dear = structuredClone(NUMBERS);
    (dear.units.unit[4] as { money: number }).money = 7;
    lay(dear);
    expect(priceOf("samurai").money).toBe(7);
    lay(null);

    expect(priceOf("samurai").money).toBe(1);
  });

  test("modifiers, the samurai's floor and the flank bonus", () => {
    expect([counted(3, "footman", false), counted(3, "cavalry", false), counted(1, "samurai", false), counted(3, "archer", true)]).toEqual([3, 4, 3, 4]);
  });

  test("what armies eat, at home and abroad", () => {
    const [mat] = recordedView("marching").observation.mats;
    if (!mat) throw new Error("there is no mat");

    expect(mat.slots.flatMap((slot) => (slot ? foodOf(mat, slot) : []))).toEqual([3, 1]);
  });
});

describe("the drawing", () => {
  test("every region has its land, and every road two ends", () => {
    expect(NUMBERS.map.region.map(({ id }) => id).sort()).toEqual(Object.keys(LANDS).sort());
    expect(roads()).toHaveLength(29);
    expect(neighboursOf("mutsu")).toEqual(["echigo", "musashi"]);
    expect(dotsOf("kii")).toBe(3);
  });

  test("neighbours on one island share a road, the others a sea lane", () => {
    expect(roads().filter(([one, other]) => isSea(one, other))).toHaveLength(6);
    expect(roadPath("bungo", "nagato")).toContain("Q");
    expect(roadPath("bizen", "izumo")).toContain("L");
  });

  test("a march goes through its regions", () => {
    expect(marchPath(["bizen", "yamashiro", "owari"]).match(/[ML]/g)).toEqual(["M", "L", "L"]);
    expect(marchPath(["bizen"])).toBe("");
  });

  test("the arrow keys lead from region to region", () => {
    expect(nextTowards("bizen", "ArrowUp")).toBe("izumo");
    expect(nextTowards("musashi", "ArrowUp")).toBe("mutsu");
    expect(nextTowards("mutsu", "ArrowUp")).toBeNull();
    expect(nextTowards("bizen", "Home")).toBeNull();
  });
});
