import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { StoreStage } from "@errand/core/orders/staff-orders.types";
import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/**
 * Orders that are to be paid before they are prepared wait for their payment, not for the store.
 */
export const isForStore = sql`not (${orders.status} = 'pending' and ${orders.paymentMethod} <> 'cash_on_delivery')`;

const stages = {
  new: ["pending", "confirmed", "accepted"],
  preparing: ["processing"],
  ready: ["handover"],
  later: ["confirmed", "accepted"],
} as const satisfies Partial<Record<StoreStage, OrderStatus[]>>;

/** Whether the preparation of a scheduled order, by `findScheduledTime`, starts after `now`. */
const startsAfter = (now: Date) => sql`(${orders.scheduled} and ${orders.scheduleAt}
  - make_interval(mins => coalesce(${cartOrders.minDeliveryMinutes}, 0)) > ${now.toISOString()}::timestamptz)`;

/** Whether an order is at a stage of its store; each that the store sees is at one. */
export function isAtStage(stage: StoreStage, now: Date): SQL | undefined {
  if (stage === "past") return notInArray(orders.status, Object.values(stages).flat());
  const isIn = inArray(orders.status, [...stages[stage]]);
  if (stage === "later") return and(isIn, startsAfter(now));
  if (stage !== "new") return isIn;
  const isAccepted = inArray(orders.status, [...stages.later]);
  return and(isIn, isForStore, sql`not (${isAccepted} and ${startsAfter(now)})`);
}
