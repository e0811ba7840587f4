import { expect, test } from "vitest";
import { firstCrop, maxOffsetOf, moveCrop, squareOf } from "./crop.ts";

const wide = { width: 400, height: 200 };

test("starts with the largest square, in the middle", () => {
  expect(squareOf(wide, firstCrop)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf({ width: 200, height: 400 }, firstCrop)).toEqual({
    left: 0,
    top: 100,
    side: 200,
  });
});

test("zooms in on the chosen point", () => {
  expect(squareOf(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, side: 100 });
});

test("follows the pointer, and stops at the edge", () => {
  const moved = moveCrop(wide, firstCrop, { x: 0.25, y: 0.25 });
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moveCrop(wide, firstCrop, { x: -9, y: 0 }).x).toBe(1);
  expect(moveCrop(wide, firstCrop, { x: 9, y: 0 }).x).toBe(0);
});

test("can move only where the picture is larger than the square", () => {
  expect(maxOffsetOf(wide, firstCrop)).toEqual({ x: true, y: false });
  expect(maxOffsetOf(wide, { ...firstCrop, zoom: 1.5 })).toEqual({ x: true, y: true });
});
