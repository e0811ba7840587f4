import { expect, test } from "vitest";
import type { Position } from "./geometry.ts";
import { joinStreets } from "./join-streets.ts";

const at = (x: number, y: number): Position => [x / 1000, y / 1000];

test("joins pieces of streets where they meet, and one street of several pieces", () => {
  const pieces = [
    { name: "Rue du Port", points: [at(0, 0), at(0, 1)] },
    { name: "Rue du Port", points: [at(0, 1), at(0, 2)] },
    { name: "Quai", points: [at(0, 2), at(1, 2)] },
  ];
  expect(joinStreets(pieces)).toEqual({
    polyline: [at(0, 0), at(0, 1), at(0, 2), at(1, 2)],
    streets: [
      { name: "Rue du Port", from: 0 },
      { name: "Quai", from: 2 },
    ],
  });
});

test("leaves out a street that the way only touches", () => {
  const pieces = [
    { name: "Rue du Port", points: [at(0, 0), at(0, 1)] },
    { name: "Passage", points: [at(0, 1)] },
    { name: "Quai", points: [at(0, 1), at(1, 1)] },
  ];
  expect(joinStreets(pieces).streets).toEqual([
    { name: "Rue du Port", from: 0 },
    { name: "Quai", from: 1 },
  ]);
  expect(joinStreets([{ name: "Quai", points: [at(0, 0), at(0, 0)] }]).polyline).toEqual([
    at(0, 0),
  ]);
});
