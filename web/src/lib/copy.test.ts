import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shareLink } from "./copy";

const LINK = "https://table.example/table/abc/secret";
const written = vi.fn(() => Promise.resolve());

function device(share?: () => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText: written }, ...(share ? { share } : {}) });
}

function failure(name: string): () => Promise<void> {
  return () => Promise.reject(Object.assign(new Error(name), { name }));
}

describe("a link for friends", () => {
  beforeEach(() => void written.mockClear());
  afterEach(() => void vi.unstubAllGlobals());

  it("is handed to the device where it can pass links on", async () => {
    const share = vi.fn(() => Promise.resolve());
    device(share);
    await shareLink(LINK, "Age of War");
    expect(share).toHaveBeenCalledWith({ url: LINK, title: "Age of War" });
    expect(written).not.toHaveBeenCalled();
  });

  it("is copied where the device cannot", async () => {
    device();
    await shareLink(LINK, "Age of War");
    expect(written).toHaveBeenCalledWith(LINK);
  });

  it("is copied where passing it on failed", async () => {
    device(failure("NotAllowedError"));
    await shareLink(LINK, "Age of War");
    expect(written).toHaveBeenCalledWith(LINK);
  });

  it("goes nowhere when somebody thinks better of it", async () => {
    device(failure("AbortError"));
    await shareLink(LINK, "Age of War");
    expect(written).not.toHaveBeenCalled();
  });
});
