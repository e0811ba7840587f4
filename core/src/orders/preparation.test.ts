import { describe, expect, test } from "vitest";
import { getPreparationEnd, getPreparationStart, type Preparation } from "./preparation.ts";

const minute = 60_000;
const since = Date.parse("2026-11-30T12:00:00Z");
const at = (minutes: number) => since + minutes * minute;
const order: Preparation = { since, minutes: 10, delayMinutes: 0, pickupAt: null };

describe("the preparation of an order", () => {
  test.each([
    ["begins at once without a run", {}, 0, 10],
    [
      "begins later when the courier of its run comes after it would be ready",
      { pickupAt: at(25) },
      15,
      25,
    ],
    ["begins at once when the courier comes as it is ready", { pickupAt: at(10) }, 0, 10],
    ["begins at once when the courier comes before", { pickupAt: at(4) }, 0, 10],
    ["ends later by an announced delay", { pickupAt: at(25), delayMinutes: 5 }, 15, 30],
  ])("%s", (_title, changes, start, end) => {
    const preparation = { ...order, ...changes };
    expect(getPreparationStart(preparation)).toBe(at(start));
    expect(getPreparationEnd(preparation)).toBe(at(end));
  });
});
