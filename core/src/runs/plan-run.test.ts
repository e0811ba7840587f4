import { expect, test } from "vitest";
import type { Position } from "../location/geometry.ts";
import { planRun, type RunPickup } from "./plan-run.ts";
import { usualRunTerms } from "./run-terms.ts";

const door: Position = [6, 43];
/** About so many metres west of the door. */
const west = (meters: number): Position => [6 - meters / 81_400, 43];
const pickup = (
  meters: number,
  perishability: RunPickup["perishability"],
  readyIn = 10,
): RunPickup => ({ position: west(meters), perishability, readyIn });

test("picks what is hot up last, even where the other way round is as short", () => {
  const plan = planRun([pickup(600, "hot"), pickup(-1500, "other")], door, usualRunTerms);
  expect("pickups" in plan && plan.pickups.map(({ index }) => index)).toEqual([1, 0]);
});

test("lets the courier come when everything is ready, so that nothing waits for a kitchen", () => {
  const plan = planRun([pickup(600, "hot", 30), pickup(700, "other", 0)], door, usualRunTerms);
  if ("refused" in plan) throw new Error("refused");
  expect(plan.pickups[1]).toEqual({ index: 0, at: 30 });
  expect(plan.pickups[0]?.at).toBeGreaterThan(20);
});

test("refuses two hot meals of which one would wait too long", () => {
  const east: Position = [6 + 3000 / 81_400, 43];
  const other: RunPickup = { position: east, perishability: "hot", readyIn: 10 };
  expect(planRun([pickup(3000, "hot"), other], door, usualRunTerms)).toEqual({ refused: "hot" });
});

test("refuses stores that are too far apart for what is cold", () => {
  const east: Position = [6 + 6000 / 81_400, 43];
  const other: RunPickup = { position: east, perishability: "cold", readyIn: 10 };
  expect(planRun([pickup(6000, "cold"), other], door, usualRunTerms)).toEqual({ refused: "far" });
});
