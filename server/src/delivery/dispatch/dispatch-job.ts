import type { DispatchJob, HeldStop } from "@errand/core/dispatch/dispatch.types";
import type { Position } from "@errand/core/location/geometry";
import {
  dropoffPlace,
  isReturning,
  isTakenAlong,
  pickupPlace,
  type TimedRow,
} from "../../order-rows/order-facts.ts";
import { bagKind } from "../job-kind.ts";
import type { StoredStop } from "./courier-routes.tables.ts";
import { type DispatchTiming, dueAt } from "./dispatch-timing.ts";

/**
 * An order as the plan sees it; null for one without a way to ride. A parcel that returns goes back
 * to its sender.
 */
export function toDispatchJob(
  row: TimedRow,
  timing: DispatchTiming,
  now: Date,
): DispatchJob | null {
  const [from, to] = [pickupPlace(row), dropoffPlace(row)];
  if (!from || !to) return null;
  const [pickup, dropoff] = isReturning(row) ? [to, from] : [from, to];
  return {
    id: row.order.id,
    kind: bagKind(row),
    pickup: toPosition(pickup),
    dropoff: toPosition(dropoff),
    readyAt: timing.readyAt(row, now),
    dueAt: dueAt(row),
    ...(row.order.runId !== null && { runId: row.order.runId }),
    ...(isTakenAlong(row) && { fromDoor: true }),
  };
}

export function toPosition({ latitude, longitude }: Coordinates): Position {
  return [longitude, latitude];
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A job with its courier, who may have it in the bag. */
export interface HeldJob {
  job: DispatchJob;
  isAboard: boolean;
}

export function toHeldJob(row: TimedRow, timing: DispatchTiming, now: Date): HeldJob | null {
  const job = toDispatchJob(row, timing, now);
  return job && { job, isAboard: row.order.status === "picked_up" || isReturning(row) };
}

/** Of the stops that a courier had, those that are still to be done. */
export function openStops(held: readonly HeldJob[], stored: readonly StoredStop[]): HeldStop[] {
  const byId = new Map(held.map((each) => [each.job.id, each]));
  const kept = stored.flatMap(({ jobId, kind }): HeldStop[] => {
    const own = byId.get(jobId);
    return own && (kind === "dropoff" || !own.isAboard) ? [{ job: own.job, kind }] : [];
  });
  const known = new Set(stored.map(({ jobId }) => jobId));
  // What is in the bag must go somewhere, even if the route does not know it.
  const unknown = held.filter(({ job, isAboard }) => isAboard && !known.has(job.id));
  return [...kept, ...unknown.map(({ job }): HeldStop => ({ job, kind: "dropoff" }))];
}
