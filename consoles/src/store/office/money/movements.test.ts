import { expect, test } from "vitest";
import { changeOf, formerMonths, monthText } from "./movements.ts";

test("adds what moves the balance", () => {
  const row = {
    sales: 27.1,
    commission: 4.88,
    delivery: 0,
    collected_cash: 0,
    refunds: 5.6,
    paid_out: 0,
  };
  expect(changeOf(row)).toBe(16.62);
});

test("names the last twelve months across a year", () => {
  const months = formerMonths("2026-02");
  expect(months.slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(months).toHaveLength(12);
  expect(monthText("2026-02", "fr")).toBe("février 2026");
});
