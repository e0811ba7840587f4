import { expect, test } from "vitest";
import type { CourierPosition } from "./position.ts";
import { isWorthReporting } from "./use-report-position.ts";

const here: CourierPosition = {
  ...{ latitude: 44.16, longitude: -1.29 },
  ...{ heading: null, accuracy: 8, at: 1_000_000 },
};
const after = (seconds: number, north = 0) => ({
  ...here,
  at: here.at + seconds * 1000,
  latitude: here.latitude + north,
});

test("reports the first position, a move every ten seconds, and a rest every thirty", () => {
  expect(isWorthReporting(here, null)).toBe(true);
  expect(isWorthReporting(after(9, 0.001), here)).toBe(false);
  expect(isWorthReporting(after(10, 0.001), here)).toBe(true);
  expect(isWorthReporting(after(29), here)).toBe(false);
  expect(isWorthReporting(after(30), here)).toBe(true);
});
