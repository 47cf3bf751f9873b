import { afterEach, expect, test } from "vitest";
import { Attempt } from "./attempt.svelte";
import { toast } from "./ui/toast.svelte";

afterEach(() => toast.dismiss());

test("what is asked for waits until it is done", async () => {
  const asking = new Attempt();
  let finish = (): void => undefined;
  const done = asking.make(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(asking.isBusy).toBe(true);
  finish();
  expect(await done).toBe(true);
  expect(asking.isBusy).toBe(false);
  expect(toast.text).toBe("");
});

test("what cannot be done is said, and can be asked for again", async () => {
  const asking = new Attempt();
  expect(await asking.make(() => Promise.reject(new Error("no")))).toBe(false);
  expect(asking.isBusy).toBe(false);
  expect(toast.kind).toBe("refusal");
  expect(toast.text).not.toBe("");
});
