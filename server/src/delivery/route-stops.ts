import type { PlannedStop } from "@errand/core/dispatch/dispatch.types";
import type { Job, RouteStop } from "@errand/core/orders/staff-orders.types";
import { isReturning, type OrderRow } from "../order-rows/order-facts.ts";

interface Places {
  row: OrderRow;
  /** Null for an order that no courier delivers. */
  places: Pick<Job, "pickup" | "dropoff"> | null;
}

/** The stops of a route as the courier sees them; without those of orders that are unknown. */
export function toRouteStops(
  stops: readonly PlannedStop[],
  find: (jobId: number) => Places | null,
): RouteStop[] {
  return stops.flatMap(({ jobId, kind, at }): RouteStop[] => {
    const { row, places } = find(jobId) ?? { places: null };
    if (!row || !places) return [];
    const isReturn = kind === "dropoff" && isReturning(row);
    const stop = { ...places[kind], job_id: jobId, planned_at: at.toISOString() };
    return [{ ...stop, kind: isReturn ? "return" : kind }];
  });
}
