import { expect, test } from "vitest";
import { changeOf, daysWithBalance, findColumns, formerMonths, monthText } from "./movements.ts";

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

test("carries the balance from day to day, in whole cents", () => {
  const none = { sales: 0, commission: 0, delivery: 0, collected_cash: 0, refunds: 0, paid_out: 0 };
  const days = [
    { ...none, day: "2026-11-24", sales: 0.1 },
    { ...none, day: "2026-11-25", sales: 0.2, refunds: 5.6 },
    { ...none, day: "2026-11-26", sales: 27.1, commission: 4.88, paid_out: 20.5 },
  ];
  const balances = daysWithBalance({ opening_balance: 20, days }).map((row) => [
    row.day,
    row.balance,
  ]);
  expect(balances).toEqual([
    ["2026-11-26", 16.42],
    ["2026-11-25", 14.7],
    ["2026-11-24", 20.1],
  ]);
});

test("names the last twelve months across a year", () => {
  const months = formerMonths("2026-02");
  expect(months.slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(months).toHaveLength(12);
  expect(monthText("2026-02", "fr")).toBe("février 2026");
});

test("has columns for own deliveries and cash only where the month has some", () => {
  const none = { sales: 0, commission: 0, delivery: 0, collected_cash: 0, refunds: 0, paid_out: 0 };
  const usual = ["sales", "commission", "refunds", "paidOut"];
  const day = { ...none, day: "2026-11-24" };
  expect(findColumns({ days: [day] })).toEqual(usual);
  const ofDay = findColumns({ days: [day, { ...day, delivery: -2.9, collected_cash: 12 }] });
  expect(ofDay).toEqual(["sales", "commission", "delivery", "collected", "refunds", "paidOut"]);
});
