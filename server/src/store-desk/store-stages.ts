import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { StoreStage } from "@errand/core/orders/staff-orders.types";
import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";

/**
 * Orders that are to be paid before they are prepared wait for their payment, not for the store.
 */
export const isForStore = sql`not (${orders.status} = 'pending' and ${orders.paymentMethod} <> 'cash_on_delivery')`;

const stages = {
  new: ["pending", "confirmed", "accepted"],
  preparing: ["processing"],
  ready: ["handover"],
} as const satisfies Partial<Record<StoreStage, OrderStatus[]>>;

/** Whether an order is at a stage of its store. */
export function isAtStage(stage: StoreStage): SQL | undefined {
  if (stage === "past") return notInArray(orders.status, Object.values(stages).flat());
  const isIn = inArray(orders.status, [...stages[stage]]);
  return stage === "new" ? and(isIn, isForStore) : isIn;
}

export const waitsForStore = isAtStage("new");
