import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactMeters, type Position } from "./geometry.ts";
import { toTurns } from "./turns.ts";

/** A position on a grid of about 111 m at the equator. */
const at = (x: number, y: number): Position => [x / 1000, y / 1000];

/** How the way turns that comes from the south and goes on to a point one step away. */
const turnTo = (x: number, y: number) =>
  toTurns(
    [at(0, -1), at(0, 0), at(x, y)],
    [
      { name: "Rue du Port", from: 0 },
      { name: "Quai", from: 1 },
    ],
  )[1]?.kind;

test.each([
  [0, 1, "straight"],
  [0.4, 1, "straight"],
  [0.6, 1, "slight_right"],
  [-0.6, 1, "slight_left"],
  [1, 0, "right"],
  [-1, 0, "left"],
  [1, -1, "sharp_right"],
  [-1, -1, "sharp_left"],
  [0, -1, "u_turn"],
])("turns at a crossing towards %f, %f: %s", (x, y, kind) => {
  expect(turnTo(x, y)).toBe(kind);
});

describe("the turns of a way", () => {
  test("name the streets that follow, with the metres to the next turn", () => {
    const way = [at(0, 0), at(0, 1), at(0, 2), at(2, 2), at(2, 3)];
    const streets = [
      { name: "Rue du Port", from: 0 },
      { name: "Quai", from: 2 },
    ];
    expect(toTurns(way, streets)).toEqual([
      { kind: "depart", street: "Rue du Port", at: at(0, 0), meters: 222 },
      { kind: "right", street: "Quai", at: at(0, 2), meters: 222 },
      // The quay bends.
      { kind: "left", street: "Quai", at: at(2, 2), meters: 111 },
      { kind: "arrive", street: "", at: at(2, 3), meters: 0 },
    ]);
  });

  test("see through the rounded corner of a crossing", () => {
    const way = [at(0, 0), at(0, 0.95), at(0.02, 1), at(0.05, 1.02), at(1, 1.02)];
    const streets = [
      { name: "Rue du Port", from: 0 },
      { name: "Quai", from: 2 },
    ];
    expect(toTurns(way, streets)[1]).toMatchObject({ kind: "right", street: "Quai" });
  });

  test("are none where the streets are unknown, and for a way of one point", () => {
    expect(toTurns([at(0, 0), at(1, 0)])).toEqual([]);
    expect(toTurns([at(0, 0)], [{ name: "Quai", from: 0 }])).toEqual([]);
  });

  test("begin at the start, end at the end and are as long as the way", () => {
    const point = fc.tuple(fc.nat(50), fc.nat(50)).map(([x, y]) => at(x, y));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (way) => {
        const turns = toTurns(way, [{ name: "Quai", from: 0 }]);
        expect([turns[0]?.kind, turns.at(-1)?.kind]).toEqual(["depart", "arrive"]);
        const length = way.reduce(
          (sum, to, index) => sum + exactMeters(way[index - 1] ?? to, to),
          0,
        );
        const told = turns.reduce((sum, { meters }) => sum + meters, 0);
        expect(Math.abs(told - length)).toBeLessThan(turns.length);
      }),
    );
  });
});
