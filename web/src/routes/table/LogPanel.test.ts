import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { LogEntry } from "$lib/live.svelte";
import LogPanel from "./LogPanel.svelte";

const LINE = 20;
const HEIGHT = 100;

function logOf(lines: number): LogEntry[] {
  return Array.from({ length: lines }, (_, seq) => ({ seq, at: seq, line: { type: "line", key: `log-${seq}` } }));
}

/** A list that is as high as its lines, as a browser would lay it out. */
function laidOut(list: HTMLElement): HTMLElement {
  let top = 0;
  Object.defineProperties(list, {
    clientHeight: { get: () => HEIGHT },
    scrollHeight: { get: () => list.querySelectorAll("li").length * LINE },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, list.scrollHeight - HEIGHT))) },
  });
  list.scrollTo = ((options: ScrollToOptions) => (list.scrollTop = options.top ?? 0)) as typeof list.scrollTo;
  return list;
}

const frame = () => vi.advanceTimersByTimeAsync(20);
const end = (list: HTMLElement) => list.scrollHeight - HEIGHT;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

test("it follows although lines come in before the browser tells of its own scrolling", async () => {
  const { container, rerender } = render(LogPanel, { log: logOf(10), names: [], onpoint: () => undefined });
  const list = laidOut(container.querySelector("ol") as HTMLElement);
  await frame();
  await fireEvent.scroll(list);
  await rerender({ log: logOf(11) });
  await frame();

  await rerender({ log: logOf(14) });
  await fireEvent.scroll(list);
  await frame();
  await rerender({ log: logOf(15) });
  await frame();

  expect(list.scrollTop).toBe(end(list));
});

test("whoever reads further up is left alone, until they are back at the end", async () => {
  const { container, rerender } = render(LogPanel, { log: logOf(20), names: [], onpoint: () => undefined });
  const list = laidOut(container.querySelector("ol") as HTMLElement);
  await rerender({ log: logOf(21) });
  await frame();
  await fireEvent.scroll(list);

  list.scrollTop = 40;
  await fireEvent.scroll(list);
  await rerender({ log: logOf(22) });
  await frame();
  expect(list.scrollTop).toBe(40);

  list.scrollTop = end(list);
  await fireEvent.scroll(list);
  await rerender({ log: logOf(23) });
  await frame();
  expect(list.scrollTop).toBe(end(list));
});

test("until it has come nobody reads that nothing has happened", async () => {
  const { container, rerender } = render(LogPanel, { log: null, names: [], onpoint: () => undefined });
  expect(container.textContent).toContain("web-loading");

  await rerender({ log: [] });

  expect(container.textContent).toContain("web-log-empty");
});

test("what is said several times in a row stands there once", async () => {
  const bought = { type: "line", key: "log-bought" } as const;
  const log = [...logOf(1), ...[1, 2, 3].map((seq) => ({ seq, at: seq, line: bought })), { seq: 4, at: 4, line: { type: "line", key: "log-0" } as const }];
  const { container } = render(LogPanel, { log, names: [], onpoint: () => undefined });

  expect([...container.querySelectorAll("li")].map(({ textContent }) => textContent.trim())).toEqual(["log-0", "log-bought ×3", "log-0"]);
});
