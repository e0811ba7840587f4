import { expect, test } from "vitest";
import type { Language } from "./language.ts";
import { weightText } from "./weight-text.ts";

test.each<[number, Language, string]>([
  [10, "en", "10 g"],
  [999, "fr", "999 g"],
  [1000, "en", "1 kg"],
  [1200, "en", "1.2 kg"],
  [1200, "fr", "1,2 kg"],
  [1234, "en", "1.234 kg"],
  [12_050, "fr", "12,05 kg"],
])("%i grams are in %s %s", (grams, language, text) => {
  expect(weightText(grams, language)).toBe(text.replace(" ", "\u00a0"));
});
