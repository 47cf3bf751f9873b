import { describe, expect, it } from "vitest";
import { over, told } from "./story";
import type { Happening } from "./types";

const begun: Happening = { kind: "battle", battle: "open", region: "kii", sides: [0, 1] };
const rolled: Happening = { kind: "rolled", seat: 0, phase: "main", dice: [4], die: 6 };
const fallen: Happening = { kind: "fallen", seat: 1, units: [1, 0, 0, 0, 0] as never };
const ended: Happening = { kind: "battle-ended", seat: 0, battle: "open", region: "kii", survivors: [], sides: [0, 1] };
const castleFallen: Happening = { kind: "castle-fallen", seat: 1, region: "kii" };
const moved = { kind: "moved" } as Happening;
const villages: Happening = { kind: "rolled", seat: 0, phase: "villages", dice: [4], die: 6 };

describe("battles as they were seen", () => {
  it("are told from the beginning to the aftermath", () => {
    expect(told([], [begun, rolled, fallen, ended, castleFallen, moved])).toEqual([{ happenings: [begun, rolled, fallen, ended, castleFallen], ended, isLeft: true }]);
  });

  it("are told from their midst where the table began there", () => {
    expect(told(told([], [rolled, fallen]), [ended])).toEqual([{ happenings: [rolled, fallen, ended], ended }]);
    expect(told([], [ended])).toEqual([{ happenings: [ended], ended }]);
  });

  it("are no dice of the villages", () => {
    expect(told([], [villages, moved])).toEqual([]);
  });

  it("are over when they have ended, and when something else has happened since", () => {
    expect(over(told([], [begun, moved, begun, ended, begun, rolled]))).toBe(2);
  });
});
