import { translationProblems, unusedKeys } from "@errand/core/testing-messages";
import type { Dictionary } from "@errand/core/translate";
import { expect, test } from "vitest";

const files = import.meta.glob<Dictionary>("../*/*.{en,fr}.json", {
  eager: true,
  import: "default",
});
const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "../../../core/src/**/*.ts"],
  { eager: true, import: "default", query: "?raw" },
);
const features = Object.keys(files)
  .filter((name) => name.endsWith(".en.json"))
  .map((name) => name.slice(0, -".en.json".length));
const english = (feature: string) => files[`${feature}.en.json`] ?? {};

test.each(features)("%s has the same keys and placeholders in English and in French", (feature) => {
  expect(translationProblems(english(feature), files[`${feature}.fr.json`] ?? {})).toEqual([]);
});

const source = Object.values(sources).join("\n");

test.each(features)("every message of %s is used in the source code", (feature) => {
  expect(unusedKeys(english(feature), source)).toEqual([]);
});
