import type { Job } from "../orders/staff-orders.types.ts";

/**
 * Whether a job is the parcel of a run that is picked up at the door of the run, where its sender
 * pays for all of it, and brought elsewhere.
 */
export function isTakenAlong({
  run_id,
  kind,
  collect_at,
}: Pick<Job, "run_id" | "kind" | "collect_at">): boolean {
  return run_id !== null && kind === "parcel" && collect_at === "pickup";
}
