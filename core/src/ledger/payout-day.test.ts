import { expect, test } from "vitest";
import { findNextPayout } from "./payout-day.ts";

test.each([
  ["wednesday", "2026-11-27", "2026-12-02"],
  ["friday", "2026-11-27", "2026-11-27"],
  ["sunday", "2026-11-28", "2026-11-29"],
  ["thursday", "2026-12-25", "2026-12-31"],
  ["off", "2026-11-27", null],
] as const)("a shop that pays on %s pays on %s or next on %s", (payoutDay, today, next) => {
  expect(findNextPayout(payoutDay, today)).toBe(next);
});
