import { expect, test } from "vitest";
import { translationProblems, unusedKeys } from "./testing-messages.ts";

test("finds missing keys, foreign keys, empty texts and differing placeholders", () => {
  const english = { a: "A {{name}}", b: "B", c: { d: "D" }, e: "E", g: "<i>G</i>" };
  expect(translationProblems(english, english)).toEqual([]);
  expect(
    translationProblems(english, { a: "A {{nom}}", c: { d: " " }, e: "E", f: "F", g: "G" }),
  ).toEqual([
    "a: placeholders differ",
    "b: no text",
    "c.d: no text",
    "g: placeholders differ",
    "f: no text",
  ]);
});

/** Source code that uses a key ending in a placeholder. */
function template(start: string): string {
  return `t(\`${start}$\{part}\`)`;
}

test.each([
  ['t("empty.title")', []],
  [template("empty."), []],
  [template(`empty.$\{list}.`), ["empty.title"]],
  [template(""), ["empty.title"]],
  ['text === "" ? "" : t("empty.title")', []],
  ['t("title")', ["empty.title"]],
])("finds the unused keys of the source %s", (source, unused) => {
  expect(unusedKeys({ empty: { title: "Empty" } }, source)).toEqual(unused);
});

test("counts plural forms and variants as used when their key is used", () => {
  const dictionary = { lines_one: "1", lines_other: "2", required: "is", required_plural: "are" };
  expect(unusedKeys(dictionary, 't("lines", { count }); t("required", { context })')).toEqual([]);
});
