import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { held } from "./hold";

const look = vi.fn();
const choose = vi.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  button = document.createElement("button");
  held(look)(button);
  // As Svelte does it: whoever listens higher up hears of a click after the button itself.
  const around = document.createElement("div");
  around.append(button);
  around.addEventListener("click", choose);
  document.body.append(around);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function press(pointerType: string, milliseconds: number, slip = 0): void {
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType, clientX: 0 }));
  if (slip) button.dispatchEvent(new PointerEvent("pointermove", { pointerType, clientX: slip }));
  vi.advanceTimersByTime(milliseconds);
  button.dispatchEvent(new PointerEvent("pointerup", { pointerType }));
  button.click();
}

test("a long press looks and does not choose", () => {
  press("touch", 600);
  expect(look).toHaveBeenCalledOnce();
  expect(choose).not.toHaveBeenCalled();
});

test("a tap chooses, after a long press too", () => {
  press("touch", 600);
  press("touch", 100);
  expect(look).toHaveBeenCalledOnce();
  expect(choose).toHaveBeenCalledOnce();
});

test("whoever carries a thing does not look at it", () => {
  press("touch", 600, 20);
  expect(look).not.toHaveBeenCalled();
});

test("a mouse points, however long its button is down", () => {
  press("mouse", 600);
  expect(look).not.toHaveBeenCalled();
  expect(choose).toHaveBeenCalledOnce();
});
