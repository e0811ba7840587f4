import { expect, test } from "vitest";
import { directionOf, isolated, isolatedAs } from "./text-direction.ts";

test.each(["ar", "fa", "he", "ur", "ps", "yi", "ar-EG", "fa_IR", "HE"])(
  "writes %s from right to left",
  (language) => expect(directionOf(language)).toBe("rtl"),
);

test.each(["en", "fr", "de", "fr-FR", "zh", "arn", ""])(
  "writes %s from left to right",
  (language) => expect(directionOf(language)).toBe("ltr"),
);

test("isolates a text, but adds nothing to an empty one", () => {
  expect(isolated("36 Rue Léonie")).toBe("\u206836 Rue Léonie\u2069");
  expect(isolatedAs("ltr", "35–45 min")).toBe("\u206635–45 min\u2069");
  expect(isolatedAs("rtl", "شارع")).toBe("\u2067شارع\u2069");
  expect([isolated(""), isolatedAs("ltr", "")]).toEqual(["", ""]);
});
