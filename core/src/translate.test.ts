import { expect, test } from "vitest";
import { translate } from "./translate.ts";

const words = {
  greeting: "Hello {{name}}",
  cart: { lines_one: "{{count}} line", lines_other: "{{count}} lines" },
};

test("fills in values, as text and not as a pattern", () => {
  expect(translate(words, "en", "greeting", { name: "$& {{name}}" })).toBe("Hello $& {{name}}");
});

test("writes in full a number that counts nothing", () => {
  expect(translate(words, "en", "greeting", { name: 120_500 })).toBe("Hello 120,500");
});

test("leaves a value that was not given visible to the author", () => {
  expect(translate(words, "en", "greeting")).toBe("Hello {{name}}");
});

test.each([
  ["en", 0, "0 lines"],
  ["en", 1, "1 line"],
  ["en", 2, "2 lines"],
  ["en", 12345, "12,345 lines"],
  ["fr", 0, "0 line"],
  ["fr", 1, "1 line"],
  ["fr", 2, "2 lines"],
  ["en", 120_500, "120.5K lines"],
  ["fr", 120_500, "120,5K lines"],
  ["fr", 1_000_000, "1M lines"],
] as const)("takes the form for a count and writes the number: %s %d", (language, count, text) => {
  expect(translate(words, language, "cart.lines", { count })).toBe(text);
});

test("shows nothing rather than a key", () => {
  expect(translate(words, "en", "cart.nothing")).toBe("");
  expect(translate(words, "en", "greeting.name.first")).toBe("");
  expect(translate(words, "en", "constructor.name")).toBe("");
});

test.each([
  ["singular", 1, "The box needs 1 label."],
  ["plural", 1, "The boxes need 1 label."],
  ["plural", 2, "The boxes need 2 labels."],
  ["unknown", 2, "The box needs 2 labels."],
  [undefined, 2, "The box needs 2 labels."],
])("takes the variant for a context, and its plural form: %s %d", (context, count, text) => {
  const needs = {
    needs_one: "The box needs {{count}} label.",
    needs_other: "The box needs {{count}} labels.",
    needs_plural_one: "The boxes need {{count}} label.",
    needs_plural_other: "The boxes need {{count}} labels.",
  };
  expect(translate(needs, "en", "needs", { context, count })).toBe(text);
});
