import { expect, test } from "vitest";
import type { PlannedStop } from "./dispatch.types.ts";
import { doorsLast } from "./doors-last.ts";

const at = new Date("2026-03-20T12:00:00Z");
const stop = (kind: PlannedStop["kind"], jobId: number): PlannedStop => ({ kind, jobId, at });
const names = (stops: PlannedStop[]) => stops.map(({ kind, jobId }) => `${kind} ${jobId}`);
/** Jobs 1 and 2 are a run, whose courier takes 4 along at the door. */
const findJob = (jobId: number) => {
  if (jobId === 4) return { runId: 7, fromDoor: true };
  return jobId < 3 ? { runId: 7 } : {};
};

test("goes to the door of a run once all of it is fetched", () => {
  const stops = [
    stop("pickup", 1),
    stop("dropoff", 1),
    stop("pickup", 3),
    stop("pickup", 2),
    stop("dropoff", 3),
    stop("dropoff", 2),
  ];
  expect(names(doorsLast(stops, findJob))).toEqual([
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
  expect(doorsLast(stops, findJob)).toBe(stops);
});

test("picks up what is taken along right after all else was handed over", () => {
  const stops = [
    stop("pickup", 4),
    stop("pickup", 1),
    stop("dropoff", 4),
    stop("pickup", 2),
    stop("dropoff", 1),
    stop("dropoff", 2),
    stop("dropoff", 3),
  ];
  expect(names(doorsLast(stops, findJob))).toEqual([
    "pickup 1",
    "pickup 2",
    "dropoff 1",
    "dropoff 2",
    "pickup 4",
    "dropoff 4",
    "dropoff 3",
  ]);
});

test("leaves what is taken along where nothing of its run is to be handed over", () => {
  const stops = [stop("pickup", 4), stop("dropoff", 3), stop("dropoff", 4)];
  expect(doorsLast(stops, findJob)).toBe(stops);
});
