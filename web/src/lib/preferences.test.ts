import { expect, test } from "vitest";
import { languageFor } from "./preferences.svelte";

test.each([
  [["es-MX", "en"], "es"],
  [["zh-TW"], "zh-Hant"],
  [["zh-CN"], "zh-Hant"],
  [["fr-FR", "es"], "es"],
  [["de"], "en"],
  [[], "en"],
])("the language for %j is %s", (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});
