import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "./api";
import { Contributor, pledgeOf, remembered } from "./contribution";
import type { TableView, You } from "./wire/messages";

const you = { player: "ana", seats: [0], is_owner: true } as unknown as You;

function table(pledge = "", startsBy: number | null = null): TableView {
  const seats = [{ seat: 0, player: "ana", pledge }, { seat: 1 }];
  return { id: "t1", status: "open", commitment: "c", seats, starts_by: startsBy } as unknown as TableView;
}

describe("a browser at a table that has not begun", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test("pledges for its seat, and tells it when the start is called", async () => {
    const pledged = vi.spyOn(api, "pledge").mockResolvedValue(undefined);
    const told = vi.spyOn(api, "nonce").mockResolvedValue(undefined);
    const contributor = new Contributor();

    await contributor.follow(table(), you);
    const mine = remembered("t1");
    expect(mine).not.toBeNull();
    const pledge = await pledgeOf(mine?.nonce ?? "");
    expect(pledged).toHaveBeenCalledExactlyOnceWith("t1", 0, pledge);
    expect(told).not.toHaveBeenCalled();

    await contributor.follow(table(pledge, 5000), you);
    await contributor.follow(table(pledge, 5000), you);
    expect(told).toHaveBeenCalledExactlyOnceWith("t1", 0, mine?.nonce);
  });

  test("tells nothing that was not pledged", async () => {
    const told = vi.spyOn(api, "nonce").mockResolvedValue(undefined);
    vi.spyOn(api, "pledge").mockResolvedValue(undefined);
    const contributor = new Contributor();

    await contributor.follow(table(), you);
    await contributor.follow(table("another", 5000), you);

    expect(told).not.toHaveBeenCalled();
  });

  test("replaces the pledge of another device once, so that two do not take turns for ever", async () => {
    const pledged = vi.spyOn(api, "pledge").mockResolvedValue(undefined);
    const contributor = new Contributor();

    await contributor.follow(table("another"), you);
    await contributor.follow(table("yet another"), you);

    expect(pledged).toHaveBeenCalledTimes(1);
  });

  test("knows a pledge again after a reload", async () => {
    const pledged = vi.spyOn(api, "pledge").mockResolvedValue(undefined);
    await new Contributor().follow(table(), you);
    const pledge = await pledgeOf(remembered("t1")?.nonce ?? "");

    await new Contributor().follow(table(pledge), you);

    expect(pledged).toHaveBeenCalledTimes(1);
  });
});
