import { expect, test } from "vitest";
import { translate } from "./translate.ts";

const messages = {
  greeting: "Hello {{name}}",
  cart: { lines_one: "{{count}} line", lines_other: "{{count}} lines" },
};

test("inserts values as text, not as a pattern", () => {
  expect(translate(messages, "en", "greeting", { name: "$& {{name}}" })).toBe("Hello $& {{name}}");
});

test("does not shorten a number other than the count", () => {
  expect(translate(messages, "en", "greeting", { name: 120_500 })).toBe("Hello 120,500");
});

test("keeps the placeholder of a missing value", () => {
  expect(translate(messages, "en", "greeting")).toBe("Hello {{name}}");
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
] as const)("selects the plural form and formats the count: %s %d", (language, count, text) => {
  expect(translate(messages, language, "cart.lines", { count })).toBe(text);
});

test("keeps French punctuation on the line of its word, and values as they are", () => {
  const found = { found: "Rien pour « {{text}} » ? Essayez 50 % : oui." };
  expect(translate(found, "fr", "found", { text: "a ?" })).toBe(
    "Rien pour «\u00a0a ?\u00a0»\u00a0? Essayez 50\u00a0%\u00a0: oui.",
  );
  expect(translate(found, "en", "found", { text: "a" })).toBe(
    "Rien pour « a » ? Essayez 50 % : oui.",
  );
});

test("returns an empty text for an unknown key", () => {
  expect(translate(messages, "en", "cart.nothing")).toBe("");
  expect(translate(messages, "en", "greeting.name.first")).toBe("");
  expect(translate(messages, "en", "constructor.name")).toBe("");
});

test.each([
  ["singular", 1, "The box needs 1 label."],
  ["plural", 1, "The boxes need 1 label."],
  ["plural", 2, "The boxes need 2 labels."],
  ["unknown", 2, "The box needs 2 labels."],
  [undefined, 2, "The box needs 2 labels."],
])("selects the variant of a context, and its plural form: %s %d", (context, count, text) => {
  const needs = {
    needs_one: "The box needs {{count}} label.",
    needs_other: "The box needs {{count}} labels.",
    needs_plural_one: "The boxes need {{count}} label.",
    needs_plural_other: "The boxes need {{count}} labels.",
  };
  expect(translate(needs, "en", "needs", { context, count })).toBe(text);
});
