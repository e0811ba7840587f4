import { expect, test } from "vitest";
import { chooseDay } from "./day-range.ts";

const [fourth, seventh] = ["2026-12-04", "2026-12-07"];

test("the first press chooses the pickup, the second one the return", () => {
  const first = chooseDay({ start: null, end: null }, fourth);
  expect(first).toEqual({ start: fourth, end: null });
  expect(chooseDay(first, seventh)).toEqual({ start: fourth, end: seventh });
});

test("a third press starts anew, and so does a return that is not after the pickup", () => {
  expect(chooseDay({ start: fourth, end: seventh }, "2026-12-05")).toEqual({
    start: "2026-12-05",
    end: null,
  });
  expect(chooseDay({ start: seventh, end: null }, fourth)).toEqual({ start: fourth, end: null });
  expect(chooseDay({ start: fourth, end: null }, fourth)).toEqual({ start: fourth, end: null });
});

test("a trip is at most 30 days long", () => {
  expect(chooseDay({ start: fourth, end: null }, "2027-02-01").end).toBe("2027-01-03");
});
