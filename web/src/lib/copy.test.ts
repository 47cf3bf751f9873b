// A link goes by what the device has for that: its own sheet, else the clipboard; a closed sheet is an answer, too.
import { beforeEach, expect, test, vi } from "vitest";
import { inviteLink, shareLink } from "./copy";
import { toast } from "./ui/toast.svelte";

const LINK = "https://example.org/table/3f/secret";
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  written.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  vi.spyOn(toast, "show");
});

test("the address of a private table carries its secret", () => {
  expect(inviteLink("3f", "secret")).toBe(`${location.origin}/table/3f/secret`);
  expect(inviteLink("3f", null)).toBe(`${location.origin}/table/3f`);
});

test("a device that can share gets the link and its title", async () => {
  const share = vi.fn<(what: unknown) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { ...navigator, share });
  await shareLink(LINK, "Age of War");
  expect(share).toHaveBeenCalledWith({ url: LINK, title: "Age of War" });
  expect(written).not.toHaveBeenCalled();
});

test("elsewhere it is copied, and it is said", async () => {
  await shareLink(LINK, "Age of War");
  expect(written).toHaveBeenCalledWith(LINK);
  expect(toast.show).toHaveBeenCalledOnce();
});

test.each([
  ["AbortError", 0],
  ["NotAllowedError", 1],
])("after %s it is copied %i times", async (name, times) => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(Object.assign(new Error(name), { name }));
  vi.stubGlobal("navigator", { ...navigator, share });
  await shareLink(LINK, "Age of War");
  expect(written).toHaveBeenCalledTimes(times);
});
