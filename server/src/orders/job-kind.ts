import type { Job } from "@errand/core/orders/staff-orders.types";
import { isReturning, type OrderRow } from "./order-facts.ts";

/** What a courier brings. */
export function jobKind(row: OrderRow): Job["kind"] {
  if (isReturning(row)) return "return";
  if (row.parcel) return "parcel";
  return row.moduleType === "food" ? "food" : "goods";
}
