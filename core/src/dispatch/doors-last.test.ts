import { expect, test } from "vitest";
import type { PlannedStop } from "./dispatch.types.ts";
import { doorsLast } from "./doors-last.ts";

const at = new Date("2026-03-20T12:00:00Z");
const stop = (kind: PlannedStop["kind"], jobId: number): PlannedStop => ({ kind, jobId, at });
const names = (stops: PlannedStop[]) => stops.map(({ kind, jobId }) => `${kind} ${jobId}`);
/** Jobs 1 and 2 are a run. */
const runOf = (jobId: number) => (jobId < 3 ? 7 : undefined);

test("goes to the door of a run once all of it is fetched", () => {
  const stops = [
    stop("pickup", 1),
    stop("dropoff", 1),
    stop("pickup", 3),
    stop("pickup", 2),
    stop("dropoff", 3),
    stop("dropoff", 2),
  ];
  expect(names(doorsLast(stops, runOf))).toEqual([
    "pickup 1",
    "pickup 3",
    "pickup 2",
    "dropoff 1",
    "dropoff 3",
    "dropoff 2",
  ]);
});

test("leaves what is in order", () => {
  const stops = [stop("pickup", 2), stop("dropoff", 1), stop("dropoff", 2), stop("dropoff", 3)];
  expect(doorsLast(stops, runOf)).toBe(stops);
});
