import { expect, test } from "vitest";
import { toBar, toSpan } from "./calendar-weeks.ts";

const zone = "Europe/Paris";
const span = toSpan(Date.parse("2026-11-30T02:00:00Z"), zone);

test("the span begins a week earlier when its week has hardly begun", () => {
  expect(span.weeks.map((week) => week.toISOString())).toEqual([
    "2026-11-22T23:00:00.000Z",
    "2026-11-29T23:00:00.000Z",
    "2026-12-06T23:00:00.000Z",
    "2026-12-13T23:00:00.000Z",
    "2026-12-20T23:00:00.000Z",
  ]);
  const later = toSpan(Date.parse("2026-12-04T12:00:00Z"), zone);
  expect(later.weeks[0]?.toISOString()).toBe("2026-11-29T23:00:00.000Z");
});

test("a bar is cut at the edges of the span, and missing outside of it", () => {
  expect(toBar(span, { from: null, until: null })).toEqual({ start: 0, width: 100 });
  const bar = toBar(span, { from: "2026-11-29T23:00:00Z", until: "2026-12-06T23:00:00Z" });
  expect([bar?.start, bar?.width]).toEqual([20, 20]);
  expect(toBar(span, { from: "2027-01-01T00:00:00Z", until: null })).toBeNull();
  expect(toBar(span, { from: null, until: "2026-11-01T00:00:00Z" })).toBeNull();
});
