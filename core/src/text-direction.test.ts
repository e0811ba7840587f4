import { expect, test } from "vitest";
import { directionOf } from "./text-direction.ts";

test.each(["ar", "fa", "he", "ur", "ps", "yi", "ar-EG", "fa_IR", "HE"])(
  "writes %s from right to left",
  (language) => expect(directionOf(language)).toBe("rtl"),
);

test.each(["en", "fr", "de", "fr-FR", "zh", "arn", ""])(
  "writes %s from left to right",
  (language) => expect(directionOf(language)).toBe("ltr"),
);
