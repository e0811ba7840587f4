import type { JobKind } from "@errand/core/dispatch/dispatch.types";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { isReturning, type TimedRow } from "../order-rows/order-facts.ts";

/** What a courier brings. */
export function jobKind(row: TimedRow): Job["kind"] {
  if (isReturning(row)) return "return";
  if (row.parcel) return "parcel";
  return row.moduleType === "food" ? "food" : "goods";
}

/** The same for its bag, in which an express parcel is alone. */
export function bagKind(row: TimedRow): JobKind {
  const kind = jobKind(row);
  return kind === "parcel" && row.parcel?.service === "express" ? "express" : kind;
}
