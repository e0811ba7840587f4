import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** Of one search; the next one follows within seconds. */
const most = 1_000;

/**
 * Ends the times of orders that are over, and returns those that still wait for their stores. An
 * order that is being changed is left for the next search. What is returned may have changed
 * meanwhile.
 */
export async function takeDueAcceptances(tx: Database, now: Date): Promise<number[]> {
  const due = tx
    .select({ id: cartOrders.orderId })
    .from(cartOrders)
    .where(lte(cartOrders.acceptBy, now))
    .orderBy(asc(cartOrders.acceptBy))
    .limit(most)
    .for("update", { skipLocked: true });
  const ended = await tx
    .update(cartOrders)
    .set({ acceptBy: null })
    .from(orders)
    .where(and(eq(orders.id, cartOrders.orderId), inArray(cartOrders.orderId, due)))
    .returning({
      id: orders.id,
      waits: sql<boolean>`${orders.status} in ('pending', 'confirmed')`,
    });
  return ended.filter(({ waits }) => waits).map(({ id }) => id);
}

/** When the next time ends, also one that is over and was left; null when no order waits. */
export async function soonestAcceptance(tx: Database): Promise<Date | null> {
  const [soonest] = await tx
    .select({ at: cartOrders.acceptBy })
    .from(cartOrders)
    .where(isNotNull(cartOrders.acceptBy))
    .orderBy(asc(cartOrders.acceptBy))
    .limit(1);
  return soonest?.at ?? null;
}
