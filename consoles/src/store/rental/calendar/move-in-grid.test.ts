import { expect, test } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

const size = { rows: 3, days: 7 };
const press = (key: string, { ctrlKey = false, isRtl = false } = {}) =>
  moveInGrid({ key, ctrlKey }, { row: 1, day: 3 }, size, isRtl);

test.each([
  ["ArrowRight", { row: 1, day: 4 }],
  ["ArrowLeft", { row: 1, day: 2 }],
  ["ArrowDown", { row: 2, day: 3 }],
  ["ArrowUp", { row: 0, day: 3 }],
  ["Home", { row: 1, day: 0 }],
  ["End", { row: 1, day: 6 }],
])("%s goes to another cell", (key, cell) => {
  expect(press(key)).toEqual(cell);
});

test("arrows to the side follow what is seen from right to left", () => {
  expect(press("ArrowRight", { isRtl: true })).toEqual({ row: 1, day: 2 });
  expect(press("ArrowLeft", { isRtl: true })).toEqual({ row: 1, day: 4 });
});

test("Home and End with Control go to the corners", () => {
  expect(press("Home", { ctrlKey: true })).toEqual({ row: 0, day: 0 });
  expect(press("End", { ctrlKey: true })).toEqual({ row: 2, day: 6 });
});

test("stays within the grid, and leaves other keys alone", () => {
  expect(moveInGrid({ key: "ArrowUp", ctrlKey: false }, { row: 0, day: 0 }, size, false)).toEqual({
    row: 0,
    day: 0,
  });
  expect(press("a")).toBeNull();
});
