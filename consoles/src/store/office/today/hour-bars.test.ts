import { expect, test } from "vitest";
import { roundUp, shownHours } from "./hour-bars.tsx";

const at = (values: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => values[hour] ?? 0);

test("shows the hours in which something was sold, with one to each side", () => {
  expect(shownHours([at({ 12: 4 }), at({ 14: 2 })])).toEqual([11, 12, 13, 14, 15]);
  expect(shownHours([at({ 0: 1, 23: 1 })])).toHaveLength(24);
  expect(shownHours([at({})])).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
});

test.each([
  [0, 1],
  [3, 5],
  [50, 50],
  [51, 100],
  [320, 500],
])("the scale of %d ends at %d", (value, top) => {
  expect(roundUp(value)).toBe(top);
});
