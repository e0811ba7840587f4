import { translationProblems, unusedKeys } from "@errand/core/testing-messages";
import type { Dictionary } from "@errand/core/translate";
import { expect, test } from "vitest";

/**
 * Tests that the message files of an application, by path, say the same in English and in French,
 * and that its source code uses each message.
 */
export function checkMessages(files: Record<string, Dictionary>, sources: string[]): void {
  const features = Object.keys(files)
    .filter((name) => name.endsWith(".en.json"))
    .map((name) => name.slice(0, -".en.json".length));
  const english = (feature: string) => files[`${feature}.en.json`] ?? {};

  test.each(features)(
    "%s has the same keys and placeholders in English and in French",
    (feature) => {
      expect(translationProblems(english(feature), files[`${feature}.fr.json`] ?? {})).toEqual([]);
    },
  );

  const source = sources.join("\n");

  test.each(features)("every message of %s is used in the source code", (feature) => {
    expect(unusedKeys(english(feature), source)).toEqual([]);
  });
}
