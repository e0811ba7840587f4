import { isActiveStatus } from "../orders/order-states.ts";
import type { OrderStatus } from "../orders/orders.types.ts";
import type { Job } from "../orders/staff-orders.types.ts";

/** What the reports of a courier about a job state. */
export const jobReportKinds = [
  "accepted",
  "declined",
  "unassigned",
  "arrived_at_pickup",
  "picked_up",
  "arrived_at_door",
  "delivered",
  "returned",
  "failed",
  "incident",
] as const;
export type JobReportKind = (typeof jobReportKinds)[number];

/**
 * The state of a job from the status of its order, its courier, and what that courier reported,
 * oldest first.
 */
export function jobState(
  order: { status: OrderStatus; hasCourier: boolean; isReturning?: boolean },
  reports: readonly JobReportKind[],
): Job["state"] {
  if (order.isReturning) return "on_the_way";
  if (order.status === "canceled" || order.status === "failed") return "failed";
  if (!isActiveStatus(order.status)) return "done";
  if (!order.hasCourier) return "offered";
  // What was reported before the courier gave the job back does not count.
  const current = reports.slice(reports.lastIndexOf("unassigned") + 1);
  // Nobody was at the door where it was to be picked up, and it was not picked up since.
  if (current.lastIndexOf("failed") > current.lastIndexOf("picked_up")) return "failed";
  if (order.status !== "picked_up") {
    return current.includes("arrived_at_pickup") ? "at_pickup" : "accepted";
  }
  return current.includes("arrived_at_door") ? "at_door" : "on_the_way";
}

const minute = 60_000;

/** Minutes within which a courier reports what was done without a connection. */
const maxReportMinutes = 60;

/**
 * When something happened that is reported at `now`; null when that is too long ago, or in the
 * future.
 */
export function occurredAt(reported: string | undefined, now: Date): Date | null {
  if (reported === undefined) return now;
  const at = new Date(reported);
  const isRecent = at.getTime() >= now.getTime() - maxReportMinutes * minute;
  // The clocks of devices differ.
  return isRecent && at.getTime() <= now.getTime() + minute ? at : null;
}

/** Minutes that a courier waits at a closed door before the order goes back. */
const doorMinutes = 8;

/** Until when a courier waits who has arrived at a door. */
export function doorWaitEnd(arrivedAt: Date): Date {
  return new Date(arrivedAt.getTime() + doorMinutes * minute);
}

/** The length of that wait in milliseconds. */
export const doorWaitMs = doorMinutes * minute;

/** Seconds for which a job is offered to one courier. */
export const offerSeconds = 30;

/** How often a courier may give a job back in a day. */
export const maxUnassignments = 3;
