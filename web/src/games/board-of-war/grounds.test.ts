import { describe, expect, test } from "vitest";
import { markersOn, Grounds } from "./grounds";
import { recordedView } from "./recorded";

describe("what lies where", () => {
  const { observation, facts } = recordedView("middle");
  const grounds = new Grounds(observation, facts);

  test("kingdoms, units, upgrades and armies are on their squares", () => {
    expect(grounds.at("e1")).toMatchObject({ owner: 0, unit: "merchant", upgraded: true, army: null });
    expect(grounds.at("f9")).toMatchObject({ owner: 1, unit: "farmer", upgraded: false });
    expect(grounds.at("e4")).toMatchObject({ owner: null, army: { seat: 0, power: 4, upgraded: 1 } });
    expect(grounds.at("a5")).toMatchObject({ owner: null, unit: null, army: null, isCentre: false });
  });

  test("the centre knows who captured it", () => {
    expect(grounds.at("f5")).toMatchObject({ isCentre: true, captured: 1 });
    expect(grounds.at("e5")).toMatchObject({ isCentre: true, captured: null, army: { seat: 1, stayed: 1 } });
  });

  test("the Tactician's marker lies on the army, which has the power that the presenter says", () => {
    const marked = recordedView("marked");

    expect(new Grounds(marked.observation, marked.facts).at("e5")).toMatchObject({
      markers: [{ seat: 0, suit: "hearts" }],
      army: { power: 1, halved: true },
    });
    expect(grounds.at("e5").army).toMatchObject({ power: 3 });
  });

  test("a marker on a player is on no square", () => {
    const [own, ...others] = observation.kingdoms;
    const spied = { ...observation, kingdoms: [...(own ? [{ ...own, marker: { seat: 1, square: null } }] : []), ...others] };

    expect(markersOn(spied, 1)).toEqual([{ seat: 0, suit: "hearts" }]);
    expect(markersOn(spied, 0)).toEqual([]);
  });
});
