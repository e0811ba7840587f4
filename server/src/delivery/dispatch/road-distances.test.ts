import type { World } from "@errand/core/dispatch/dispatch.types";
import type { Position } from "@errand/core/location/geometry";
import { expect, test } from "vitest";
import { MapServiceAway } from "../../integrations/map-services/map-service.ts";
import type { Router } from "../../integrations/map-services/router.ts";
import { createRoadDistances } from "./road-distances.ts";

const at = (place: number): Position => [place / 100, 43];

function worldOf(places: number[]): World {
  const now = new Date();
  const waiting = places.map((place) => ({
    ...{ id: place, kind: "food" as const, pickup: at(place), dropoff: at(place + 0.5) },
    ...{ readyAt: now, dueAt: now, excluded: new Set<number>() },
  }));
  return { waiting, couriers: [{ id: 1, position: at(0), stops: [], idleSince: now }] };
}

/**
 * A router that counts what it is asked; the way between two places is a kilometre for each place
 * between them.
 */
function countingRouter() {
  const calls: [starts: number, ends: number][] = [];
  const router: Pick<Router, "distances"> = {
    distances: async (starts, ends) => {
      calls.push([starts.length, ends.length]);
      return starts.map(([x]) => ends.map(([y]) => (y > 90 ? null : Math.abs(x - y) * 100_000)));
    },
  };
  return { calls, distances: createRoadDistances(router as Router) };
}

test("asks for all pairs of a plan, and for none again, also from about the same place", async () => {
  const { calls, distances } = countingRouter();
  expect(distances.meters(at(0), at(1))).toBeNull();
  await distances.prepare(worldOf([1]));
  expect(calls).toEqual([[3, 3]]);
  expect(distances.meters(at(0), at(1))).toBeCloseTo(1000);
  expect(distances.meters([0.0003, 43.0002], at(1))).toBeCloseTo(1000);
  await distances.prepare(worldOf([1]));
  expect(calls).toHaveLength(1);
});

test("asks only for the pairs that a new delivery adds, in calls of 50 places", async () => {
  const { calls, distances } = countingRouter();
  await distances.prepare(worldOf(Array.from({ length: 49 }, (_, index) => index + 1)));
  expect(calls).toEqual([
    [50, 50],
    [50, 49],
    [49, 50],
    [49, 49],
  ]);
  calls.length = 0;
  await distances.prepare(worldOf([...Array.from({ length: 49 }, (_, index) => index + 1), 60]));
  const pairs = calls.reduce((sum, [starts, ends]) => sum + starts * ends, 0);
  expect(pairs).toBeLessThan(1_000);
  expect(distances.meters(at(0), at(60))).toBeCloseTo(60_000);
});

test("knows nothing of places that no street connects", async () => {
  const { distances } = countingRouter();
  await distances.prepare(worldOf([9500]));
  expect(distances.meters(at(0), at(9500))).toBeNull();
});

test("goes on with what is known while the router is away, and tries again for the next plan", async () => {
  let isAway = true;
  const router = {
    distances: async (starts: Position[], ends: Position[]) => {
      if (isAway) throw new MapServiceAway("away");
      return starts.map(() => ends.map(() => 500));
    },
  };
  const distances = createRoadDistances(router as never);
  await distances.prepare(worldOf([1]));
  expect(distances.meters(at(0), at(1))).toBeNull();
  isAway = false;
  await distances.prepare(worldOf([1]));
  expect(distances.meters(at(0), at(1))).toBe(500);
});

test("lets a plan go on after a short while, and has the distances for a later one", async () => {
  let respond = () => {};
  const router = {
    distances: (starts: Position[], ends: Position[]) =>
      new Promise<number[][]>((resolve) => {
        respond = () => resolve(starts.map(() => ends.map(() => 500)));
      }),
  };
  const distances = createRoadDistances(router as never, 1);
  await distances.prepare(worldOf([1]));
  expect(distances.meters(at(0), at(1))).toBeNull();
  const second = distances.prepare(worldOf([1]));
  respond();
  await second;
  expect(distances.meters(at(0), at(1))).toBe(500);
});
