import fc from "fast-check";
import { expect, test } from "vitest";
import { isInsidePolygon, type Position, type Rings } from "./geometry.ts";
import { nearestZone, pointInside } from "./nearest-zone.ts";

const square = (lng: number, lat: number, side: number): Rings => [
  [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ],
];
const zone = (name: string, rings: Rings) => ({
  name,
  coordinates: { type: "Polygon" as const, coordinates: rings },
});

test("returns the zone with the nearest border and its distance", () => {
  const west = zone("west", square(0, 0, 0.1));
  const east = zone("east", square(0.3, 0, 0.1));
  const found = nearestZone([0.25, 0.05], [west, east]);
  expect(found?.zone).toBe(east);
  expect(found?.meters).toBeCloseTo(0.05 * 111_195, -2);
});

test("measures the distance to the side, not to the corners", () => {
  const long = zone("long", [
    [
      [0, 0],
      [4, 0],
      [4, 0.1],
      [0, 0.1],
      [0, 0],
    ],
  ]);
  expect(nearestZone([2, 0.2], [long])?.meters).toBeCloseTo(0.1 * 111_195, -2);
});

test("returns a distance of 0 inside a zone", () => {
  expect(nearestZone([0.05, 0.05], [zone("here", square(0, 0, 0.1))])?.meters).toBe(0);
});

test("returns null when no zone is open", () => {
  expect(nearestZone([0, 0], [])).toBeNull();
});

test("chooses a point inside a shape that bends around its centre", () => {
  const horseshoe: Rings = [
    [
      [0, 0],
      [3, 0],
      [3, 3],
      [2, 3],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
      [0, 0],
    ],
  ];
  expect(isInsidePolygon(pointInside(horseshoe), horseshoe)).toBe(true);
});

test("always chooses a point inside a triangle", () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));
  fc.assert(
    fc.property(corner, corner, corner, (a, b, c) => {
      const doubleArea = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
      fc.pre(Math.abs(doubleArea) > 100);
      const ring: Position[] = [a, b, c, a].map(([x, y]) => [x / 1000, y / 1000]);
      return isInsidePolygon(pointInside([ring]), [ring]);
    }),
  );
});
