import { isInsideArea } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import { expect, test } from "vitest";
import { getArea, getLines, readPoint } from "./place-shapes.ts";

const rowOf = (geometry: object) => ({ at: "row 1", fields: {}, geometry: geometry as never });
const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...rings: number[][][]) => ({ type: "Polygon", coordinates: rings });

test("a MultiPolygon of one part is a Polygon, one of several stays one area", () => {
  const one = { type: "MultiPolygon", coordinates: [[box(7, 43, 8, 44)]] };
  expect(getArea(rowOf(one))).toEqual(polygon(box(7, 43, 8, 44)));
  const two = { type: "MultiPolygon", coordinates: [[box(7, 43, 8, 44)], [box(9, 43, 10, 44)]] };
  expect(getArea(rowOf(two))).toEqual(two);
});

test("polygons of a collection are one area, and heights are left out", () => {
  const high = box(7, 43, 8, 44).map((position) => [...position, 120]);
  const geometries = [polygon(high), polygon(box(9, 43, 10, 44))];
  expect(getArea(rowOf({ type: "GeometryCollection", geometries }))).toEqual({
    type: "MultiPolygon",
    coordinates: [[box(7, 43, 8, 44)], [box(9, 43, 10, 44)]],
  });
  expect(readPoint(rowOf({ type: "Point", coordinates: [7.12345678, 43, 9] }))).toEqual([
    7.123457, 43,
  ]);
});

test.each([
  ["at -180 and 180", box(179.5, -17, 180, -16), [[179.7], [0, -179.7]]],
  [
    "by signs",
    [
      ...box(0, 0, 0, 0).slice(5),
      [179.5, -17],
      [-179.5, -17],
      [-179.5, -16],
      [179.5, -16],
      [179.5, -17],
    ],
    [
      [179.9, -179.9],
      [0, 179.4, -179.4],
    ],
  ],
  [
    "by degrees beyond 180",
    box(179.5, -17, 180.5, -16),
    [
      [179.9, -179.9],
      [0, 179.4, -179.4],
    ],
  ],
  [
    "by degrees beyond -180",
    box(-180.5, -17, -179.5, -16),
    [
      [179.9, -179.9],
      [0, 179.4, -179.4],
    ],
  ],
  [
    "from the east",
    [
      [-179, -17],
      [-179, -16],
      [179, -16],
      [179, -17],
      [-179, -17],
    ],
    [
      [179.5, -179.5],
      [0, 178],
    ],
  ],
])(
  "an area across the 180th meridian lies on both sides of it: %s",
  (_title, ring, [inside, outside]) => {
    const area = getArea(rowOf(polygon(ring)));
    const contains = (lng: number) => isInsideArea([lng, -16.5], area);
    expect([inside?.map(contains), outside?.map(contains)]).toEqual([
      inside?.map(() => true),
      outside?.map(() => false),
    ]);
  },
);

test("a hole stays one across the 180th meridian, and in either winding", () => {
  const hole = [
    [-179.8, -16.8],
    [-179.8, -16.2],
    [179.8, -16.2],
    [179.8, -16.8],
    [-179.8, -16.8],
  ];
  for (const inner of [hole, hole.toReversed()]) {
    const area = getArea(rowOf(polygon(box(179.5, -17, 180.5, -16), inner)));
    expect([179.6, 179.9, -179.9, -179.6].map((lng) => isInsideArea([lng, -16.5], area))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  }
});

test("refuses a ring that crosses itself, with the point", () => {
  const bow = [
    [7.4, 43.73],
    [7.42, 43.75],
    [7.42, 43.73],
    [7.4, 43.75],
    [7.4, 43.73],
  ];
  expect(() => getArea(rowOf(polygon(bow)))).toThrow(
    "a ring of the polygon crosses itself at 43.74, 7.41",
  );
});

test("takes rings that touch themselves or cross by the last digit only", () => {
  const touching = [
    [0, 0],
    [2, 0],
    [2, 2],
    [1, 1],
    [0, 2],
    [1, 1],
    [0, 0],
  ];
  const rounded = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0.500001, 1],
    [0.5, 1.000001],
    [0.500002, 1.000001],
    [0, 1],
    [0, 0],
  ];
  for (const ring of [touching, rounded]) {
    expect(getArea(rowOf(polygon(ring))).coordinates).toEqual([ring]);
  }
});

test("refuses open rings, other shapes and coordinates that are not degrees", () => {
  expect(() => getArea(rowOf(polygon(box(0, 0, 1, 1).with(4, [0, 0.5]))))).toThrow("is not closed");
  expect(() => getArea(rowOf({ type: "Point", coordinates: [0, 0] }))).toThrow(
    "a Polygon is needed, not Point",
  );
  expect(() => getLines(rowOf({ type: "GeometryCollection", geometries: [] }))).toThrow(
    "a LineString is needed, not nothing",
  );
  expect(() => getArea(rowOf(polygon(box(652_381, 6_862_047, 652_400, 6_862_060))))).toThrow(
    "the coordinates are not degrees",
  );
});
