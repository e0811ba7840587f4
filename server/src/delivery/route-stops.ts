import type { PlannedStop } from "@errand/core/dispatch/dispatch.types";
import type { RouteStop } from "@errand/core/orders/staff-orders.types";
import { isReturning, type OrderRow } from "../order-rows/order-facts.ts";
import { getStops, type StopReader } from "./job-stops.ts";

/** The stops of a route as the courier sees them; `rows` are the orders that have them. */
export function readRouteStops(
  stops: readonly PlannedStop[],
  rows: readonly OrderRow[],
  reader: StopReader,
): RouteStop[] {
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return stops.flatMap(({ jobId, kind, at }): RouteStop[] => {
    const row = byId.get(jobId);
    const places = row && getStops(row, reader);
    if (!places) return [];
    const isReturn = kind === "dropoff" && isReturning(row);
    const stop = { ...places[kind], job_id: jobId, planned_at: at.toISOString() };
    return [{ ...stop, kind: isReturn ? "return" : kind }];
  });
}
