import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Film } from "./film.svelte";
import type { Frame } from "./frames";
import { announcer } from "./ui/announce.svelte";

const frame = (seq: number): Frame => ({ seq, at: seq * 1000, observation: { turn: seq }, prompt: null, facts: null, happenings: [], log: [] });

function film(also?: (at: number) => string): Film {
  const made = new Film("t1", also);
  made.frames = [0, 1, 2, 3].map(frame);
  return made;
}

function pressed(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

describe("Film", () => {
  afterEach(() => vi.useRealTimers());

  it("goes no further than its first and last frame", () => {
    const shown = film();
    shown.go(9);
    expect(shown.at).toBe(3);
    shown.go(-2);
    expect(shown.at).toBe(0);
  });

  it("knows the frame before only when it came from there", () => {
    const shown = film();
    shown.go(1);
    expect(shown.previous).toEqual({ turn: 0 });
    shown.go(3);
    expect(shown.previous).toBeNull();
  });

  it("says what else there is to say of a frame", () => {
    const told = vi.spyOn(announcer, "say");
    film((at) => `frame ${at}`).go(2);
    expect(told).toHaveBeenCalledWith("frame 2");
  });

  it("steps by keys, and stops playing then", () => {
    const shown = film();
    shown.isPlaying = true;
    const event = pressed("ArrowRight");
    shown.keys(event);
    expect([shown.at, shown.isPlaying, event.defaultPrevented]).toEqual([1, false, true]);
    shown.keys(pressed("x"));
    expect(shown.at).toBe(1);
  });

  it("plays to its end", () => {
    vi.useFakeTimers();
    const shown = film();
    const stop = $effect.root(() => {
      $effect(() => shown.run());
    });
    shown.toggle();
    flushSync();
    for (let step = 0; step < 4; step += 1) {
      vi.advanceTimersByTime(1000);
      flushSync();
    }
    expect([shown.at, shown.isPlaying]).toEqual([3, false]);
    stop();
  });
});
