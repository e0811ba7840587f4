import { expect, test } from "vitest";
import { type Area, getAreaSize, getLargestPart, getParts, isInsideArea } from "./area.ts";
import type { Rings } from "./geometry.ts";

const square = (lng: number, lat: number, side: number): Rings => [
  [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ],
];
const islands: Area = { type: "MultiPolygon", coordinates: [square(0, 0, 1), square(5, 0, 2)] };
const island: Area = { type: "Polygon", coordinates: square(0, 0, 1) };

test("contains the points of each of its parts, and none between them", () => {
  expect(isInsideArea([0.5, 0.5], islands)).toBe(true);
  expect(isInsideArea([6, 1], islands)).toBe(true);
  expect(isInsideArea([3, 0.5], islands)).toBe(false);
  expect(isInsideArea([0.5, 0.5], island)).toBe(true);
});

test("has the size of its parts together, and is represented by the largest one", () => {
  expect([getAreaSize(island), getAreaSize(islands)]).toEqual([1, 5]);
  expect(getLargestPart(islands)).toEqual(square(5, 0, 2));
  expect(getParts(island)).toEqual([square(0, 0, 1)]);
});
