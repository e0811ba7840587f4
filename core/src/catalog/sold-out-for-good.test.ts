import { expect, test } from "vitest";
import { getUnknownEnd, isSoldOutForGood } from "./sold-out-for-good.ts";

const now = Date.parse("2026-11-27T18:12:00Z");
const isForGood = (until: number) => isSoldOutForGood(new Date(until).toISOString(), now);

test("an end that nobody knows stays one for months, a date does not become one", () => {
  expect(isForGood(getUnknownEnd(now))).toBe(true);
  expect(isForGood(getUnknownEnd(now) - 90 * 86_400_000)).toBe(true);
  expect(isForGood(now + 30 * 86_400_000)).toBe(false);
});
