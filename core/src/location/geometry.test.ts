import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { greatCircleMeters, isInsidePolygon, type Position, type Rings } from "./geometry.ts";

const position = fc.tuple(
  fc.double({ min: -179, max: 179, noNaN: true }),
  fc.double({ min: -89, max: 89, noNaN: true }),
);

describe("greatCircleMeters", () => {
  test.each<[Position, Position, number]>([
    [[0, 0], [0, 0], 0],
    [[0, 0], [0, 1], 111_195],
    [[0, 0], [1, 0], 111_195],
    [[0, 60], [1, 60], 55_597],
    [[0, 0], [180, 0], 20_015_087],
    [[2.3522, 48.8566], [3.8767, 43.6108], 594_941],
  ])("from %j to %j is %i m", (a, b, meters) => {
    expect(greatCircleMeters(a, b)).toBe(meters);
  });

  test("is the same in both directions, whole, and never more than half the globe", () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const meters = greatCircleMeters(a, b);
        expect(meters).toBe(greatCircleMeters(b, a));
        expect(Number.isInteger(meters)).toBe(true);
        expect(meters).toBeLessThanOrEqual(20_015_087);
      }),
    );
  });
});

describe("insidePolygon", () => {
  const square = (from: number, to: number): Position[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const withHole: Rings = [square(0, 10), square(4, 6)];

  test.each<[string, Position, boolean]>([
    ["well inside", [2, 2], true],
    ["in the hole", [5, 5], false],
    ["beside it", [11, 5], false],
    ["above it", [5, 11], false],
    ["level with a corner, outside", [-1, 0], false],
    ["level with a corner of the hole, inside", [1, 4], true],
  ])("a point %s", (_where, point, inside) => {
    expect(isInsidePolygon(point, withHole)).toBe(inside);
  });

  test("nothing is inside a polygon without corners", () => {
    expect(isInsidePolygon([0, 0], [])).toBe(false);
    expect(isInsidePolygon([0, 0], [[]])).toBe(false);
  });

  test("a point of a halved square is in exactly one half, also on the border", () => {
    const coordinate = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 10 }), (x, y, top) => {
        const west: Rings = [
          [
            [0, 0],
            [5, 0],
            [top, 10],
            [0, 10],
            [0, 0],
          ],
        ];
        const east: Rings = [
          [
            [5, 0],
            [10, 0],
            [10, 10],
            [top, 10],
            [5, 0],
          ],
        ];
        expect(Number(isInsidePolygon([x, y], west)) + Number(isInsidePolygon([x, y], east))).toBe(
          1,
        );
      }),
    );
  });
});
