// How things move on the board of Age of War, and how long it takes.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { preferences } from "$lib/preferences.svelte";

/** How long dice roll, in milliseconds. */
export const ROLL = 700;
/** How much later each next die comes to rest. */
export const STAGGER = 35;
const CARD = 650;

/** A card travels from where it lay to where it lies now. */
export const [send, receive] = crossfade({
  duration: () => (preferences.motion ? CARD : 0),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: preferences.motion ? CARD / 2 : 0 }),
});
