import { expect, test } from "vitest";
import { findOptionEnd, withOptionEnd } from "./sold-out-options.ts";

const now = new Date("2026-03-20T12:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const large = { groupId: "size", optionId: "large" };
const blue = { variationId: 7 };

test("an option is sold out until its end, and not at the end itself", () => {
  const soldOut = withOptionEnd({}, large, { until: later(1), now });
  expect(findOptionEnd(soldOut, large, now)).toBe(later(1).toISOString());
  expect(findOptionEnd(soldOut, large, later(1))).toBeNull();
  expect(findOptionEnd(soldOut, { groupId: "crust", optionId: "large" }, now)).toBeNull();
});

test("an option that is put back leaves the others as they are", () => {
  const both = withOptionEnd(withOptionEnd({}, large, { until: later(1), now }), blue, {
    until: later(2),
    now,
  });
  const soldOut = withOptionEnd(both, large, { until: null, now });
  expect(findOptionEnd(soldOut, large, now)).toBeNull();
  expect(findOptionEnd(soldOut, { variationId: "7" }, now)).toBe(later(2).toISOString());
});

test("what is over is not stored any longer", () => {
  const past = withOptionEnd({}, large, { until: later(1), now });
  expect(withOptionEnd(past, blue, { until: later(5), now: later(2) })).toEqual({
    "7": later(5).toISOString(),
  });
});
