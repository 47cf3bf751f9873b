import { describe, expect, test } from "vitest";
import { armiesOf, markersOn, Position } from "./position";
import { recordedView } from "./recorded";

describe("what lies where", () => {
  const { observation } = recordedView("middle");
  const position = new Position(observation);

  test("kingdoms, units, upgrades and armies are on their squares", () => {
    expect(position.at("e1")).toMatchObject({ owner: 0, unit: "merchant", upgraded: true, army: null });
    expect(position.at("f9")).toMatchObject({ owner: 1, unit: "farmer", upgraded: false });
    expect(position.at("e4")).toMatchObject({ owner: null, army: { seat: 0, power: 4, upgraded: 1 } });
    expect(position.at("a5")).toMatchObject({ owner: null, unit: null, army: null, isCentre: false });
  });

  test("the centre knows who captured it", () => {
    expect(position.at("f5")).toMatchObject({ isCentre: true, captured: 1 });
    expect(position.at("e5")).toMatchObject({ isCentre: true, captured: null, army: { seat: 1, stayed: 1 } });
  });

  test("what is missing for an expansion, and nothing for who is not there", () => {
    expect(position.missing(0)).toHaveLength(24 - 5);
    expect(position.missing(0)).not.toContain("e3");
    expect(position.missing(7)).toEqual([]);
  });

  test("the Tactician's marker lies on the army and halves it", () => {
    const marked = recordedView("marked").observation;

    expect(new Position(marked).at("e5").markers).toEqual([{ seat: 0, suit: "hearts" }]);
    expect(armiesOf(marked).find(({ square }) => square === "e5")).toMatchObject({ power: 1, halved: true });
    expect(armiesOf(observation).find(({ square }) => square === "e5")).toMatchObject({ power: 3, halved: false });
  });

  test("a marker on a player is on no square", () => {
    const [own, ...others] = observation.kingdoms;
    const spied = { ...observation, kingdoms: [...(own ? [{ ...own, marker: { seat: 1, square: null } }] : []), ...others] };

    expect(markersOn(spied, 1)).toEqual([{ seat: 0, suit: "hearts" }]);
    expect(markersOn(spied, 0)).toEqual([]);
  });
});
