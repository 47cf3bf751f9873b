import { expect, test, vi } from "vitest";

import { announcer } from "./announce.svelte";

async function said(...texts: string[]): Promise<readonly string[]> {
  const before = announcer.texts;
  texts.forEach((text) => announcer.say(text));
  await vi.waitUntil(() => announcer.texts !== before);
  return announcer.texts;
}

test("words of one moment are said together", async () => {
  expect(await said("Ben wins.", "Connected again.")).toContain("Ben wins. Connected again.");
});

test("the same words twice are said in another place, so that they are heard twice", async () => {
  const first = await said("Your turn.");
  expect(await said("Your turn.")).toEqual([...first].reverse());
});
