import type { Position } from "@errand/core/location/geometry";
import { encodePolyline } from "@errand/core/location/polyline";
import { expect, test } from "vitest";
import { findNextTurn } from "./find-next-turn.ts";

/** North for 400 m, then east for 400 m. */
const corner: Position = [0, 0.0036];
const path: Position[] = [[0, 0], [0, 0.0009], [0, 0.0018], [0, 0.0027], corner, [0.0036, 0.0036]];
const turn = (kind: "depart" | "right" | "arrive", [longitude, latitude]: Position) => ({
  ...{ kind, longitude, latitude },
  street: kind === "right" ? "Rue du Heaume" : null,
  distance: 0.4,
  text: kind,
});
const leg = {
  route: encodePolyline(path),
  distance: 0.8,
  minutes: 3,
  turns: [turn("depart", [0, 0]), turn("right", corner), turn("arrive", [0.0036, 0.0036])],
};

test.each([
  ["at the start", [0, 0], "right", 400],
  ["half way", [0.00005, 0.0018], "right", 200],
  ["at the corner", corner, "arrive", 400],
] as const)("names the next turn %s", (_where, here, kind, meters) => {
  const next = findNextTurn(leg, [...here]);
  expect(next?.turn.kind).toBe(kind);
  expect(Math.abs((next?.meters ?? 0) - meters)).toBeLessThan(3);
});

test("names the first turn while the place of the courier is unknown, and none off the way", () => {
  expect(findNextTurn(leg, null)?.turn.kind).toBe("right");
  expect(findNextTurn(leg, [0.002, 0])).toBeNull();
});
