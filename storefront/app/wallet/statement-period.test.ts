import { expect, test } from "vitest";
import { daysOf } from "./statement-period.ts";

test.each([
  ["all", "2026-03-31", {}],
  ["thisMonth", "2026-03-31", { from: "2026-03-01" }],
  ["lastMonth", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["lastMonth", "2026-01-01", { from: "2025-12-01", to: "2025-12-31" }],
  ["thisYear", "2026-01-01", { from: "2026-01-01" }],
  ["lastYear", "2026-07-14", { from: "2025-01-01", to: "2025-12-31" }],
] as const)("%s at %s", (period, today, days) => {
  expect(daysOf(period, today)).toEqual(days);
});
