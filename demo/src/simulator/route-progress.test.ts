import { exactMeters, type Position } from "@errand/core/location/geometry";
import { expect, test } from "vitest";
import { advance, isAt } from "./route-progress.ts";

/** Two legs of about 111 m each: north, then east along the equator's scale. */
const path: Position[] = [
  [0, 0],
  [0, 0.001],
  [0.001, 0.001],
];

test("advances along the path, around its corners, and stops at its end", () => {
  expect(advance(path, 0)).toEqual(path);
  const after50 = advance(path, 50);
  expect(after50).toHaveLength(3);
  expect(exactMeters(path[0] as Position, after50[0] as Position)).toBeCloseTo(50, 3);
  const after150 = advance(path, 150);
  expect(after150).toHaveLength(2);
  expect(after150[0]?.[1]).toBeCloseTo(0.001, 9);
  expect(advance(path, 1000)).toEqual([[0.001, 0.001]]);
  expect(advance([], 10)).toEqual([]);
});

test("reaches the same point in many small steps as in one large one", () => {
  let rest: Position[] = path;
  for (let step = 0; step < 30; step++) rest = advance(rest, 5);
  const [position] = advance(path, 150);
  expect(exactMeters(rest[0] as Position, position as Position)).toBeLessThan(0.01);
});

test("treats a courier within 15 metres as arrived", () => {
  expect(isAt([0, 0], [0, 0.00013])).toBe(true);
  expect(isAt([0, 0], [0, 0.00014])).toBe(false);
});
