import fc from "fast-check";
import { expect, test } from "vitest";
import type { Position } from "./geometry.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";

test("encodes and decodes the example of the format's documentation", () => {
  const path: Position[] = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ];
  expect(encodePolyline(path)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
  expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(path);
});

test("encodes an empty path as an empty text", () => {
  expect(encodePolyline([])).toBe("");
  expect(decodePolyline("")).toEqual([]);
});

test("drops an incomplete last point", () => {
  expect(decodePolyline("_p~iF~ps|U_ulL")).toEqual([[-120.2, 38.5]]);
});

test("decodes every encoded path to the same path, to five decimals", () => {
  const degrees = (max: number) =>
    fc.integer({ min: -max * 100_000, max: max * 100_000 }).map((value) => value / 100_000 + 0);
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(180), degrees(90))), (path) => {
      expect(decodePolyline(encodePolyline(path)).map(String)).toEqual(path.map(String));
    }),
  );
});
