import { describe, expect, it } from "vitest";
import { scaleOf } from "./scale";

describe("the scale of a graph", () => {
  it("has round marks that hold all values", () => {
    expect(scaleOf([3, 11, 24]).marks).toEqual([0, 10, 20, 30]);
    expect(scaleOf([0.52, 0.91]).marks).toEqual([0.4, 0.6, 0.8, 1]);
    expect(scaleOf([-0.11, 0.07]).marks).toEqual([-0.2, -0.1, 0, 0.1]);
  });

  it("has room where all values are the same, and where there are none", () => {
    expect(scaleOf([7], 6).marks).toEqual([6, 8, 10, 12]);
    expect(scaleOf([]).marks).toEqual([0, 1]);
  });

  it("ends where nothing can be more", () => {
    expect(scaleOf([0.92], 0.3, 1).marks).toEqual([0.7, 0.8, 0.9, 1]);
    expect(scaleOf([0.52, 0.91], 0.3, 1).marks).toEqual([0.4, 0.6, 0.8, 1]);
  });
});
