import type { Run } from "@errand/core/runs/placed-runs.contract";

/** Where a parcel goes that is taken along at the door; null for a run without one. */
export function findOnward({ stops }: Pick<Run, "stops">) {
  return stops.find(({ kind, order_id }) => kind === "dropoff" && order_id !== null) ?? null;
}

/** Whether all that comes to the door is there. */
export function isDoorDone({ stops }: Pick<Run, "stops">): boolean {
  return stops.some(({ order_id, done_at }) => order_id === null && done_at !== undefined);
}
