// What the languages call themselves.
import type { Language } from "$lib/preferences.svelte";

export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español", "zh-Hant": "繁體中文" };
