import type { Position } from "@errand/core/location/geometry";
import { expect, test } from "vitest";
import { beyondEdges } from "./beyond-edges.ts";

const land: Position[] = [
  [0, 0],
  [10, 0],
  [10, 8],
  [0, 8],
  [0, 0],
];

test("continues land beyond every edge, and a bay beyond the edges that it reaches", () => {
  const bay: Position[] = [
    [0, 3],
    [4, 5],
    [4, 8],
    [0, 8],
    [0, 3],
  ];
  expect(beyondEdges([[land], [bay]])).toEqual([
    [
      [
        [-1, -1],
        [11, -1],
        [11, 9],
        [-1, 9],
        [-1, -1],
      ],
    ],
    [
      [
        [-1, 3],
        [4, 5],
        [4, 9],
        [-1, 9],
        [-1, 3],
      ],
    ],
  ]);
});

test("leaves what lies inside, or only touches an edge, as it is", () => {
  const park: Position[] = [
    [10, 4],
    [7, 6],
    [7, 3],
    [10, 4],
  ];
  expect(beyondEdges([[land], [park]])[1]).toEqual([park]);
});
