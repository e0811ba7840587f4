import { and, asc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, inTransaction } from "../database/database.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { modules } from "../modules/modules.tables.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { offerDelivery } from "../orders/offer-delivery.job.ts";
import { findLockedOrderRow } from "../orders/orders.data.ts";
import { unassignCourier } from "./couriers.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { answerOffer } from "./job-offers.data.ts";

/** For how long the courier of a run waits at a store while something hot is aboard. */
const waitMinutes = 5;

/** Finds the stores of runs that keep something hot waiting. */
export const lateStoresJob = defineJob({
  name: "find-late-stores",
  data: z.object({}),
  schedule: "* * * * *",
});

export function lateStoreHandlers(api: Pick<DeliveryApi, "db" | "clock">): JobHandler[] {
  return [handleJob(lateStoresJob, () => leaveLateStores(api))];
}

/**
 * Gives each order its own courier whose store is late, where that of its run has something hot
 * aboard and further stores to go to: the run goes on without it. The price stays. Source: contract
 * 8.2, Failure.
 */
async function leaveLateStores({ db, clock }: Pick<DeliveryApi, "db" | "clock">): Promise<void> {
  const now = clock();
  const late = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(isLate(now))
    .orderBy(asc(cartOrders.pickupAt));
  for (const { id } of late) await inTransaction(db, (tx) => leaveStore(tx, id, now));
}

/** Looks again once the run is locked: the order before may have been the last but one. */
async function leaveStore(tx: Database, orderId: number, at: Date): Promise<void> {
  const courierId = (await findLockedOrderRow(tx, orderId))?.order.courierId ?? null;
  const [still] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isLate(at)));
  if (!still || courierId === null) return;
  await unassignCourier(tx, orderId, at);
  await answerOffer(tx, { orderId, courierId, now: at }, "declined");
  await tx.update(cartOrders).set({ pickupAt: null }).where(eq(cartOrders.orderId, orderId));
  await offerDelivery(tx, orderId, at);
}

/** Of a query over orders and `cart_orders`. */
function isLate(now: Date): SQL | undefined {
  const isUnready = sql`${orders.status} in ('confirmed', 'accepted', 'processing')`;
  const sameCourier = sql`others.run_id = ${orders}.run_id
    and others.courier_id = ${orders}.courier_id and others.id <> ${orders}.id`;
  const hasHotAboard = sql`exists (
    select from ${orders} as others join ${modules} on ${modules.id} = others.module_id
    where ${sameCourier} and others.status = 'picked_up' and ${modules.type} = 'food')`;
  const hasFurtherStores = sql`exists (
    select from ${orders} as others where ${sameCourier}
    and others.status in ('confirmed', 'accepted', 'processing', 'handover'))`;
  return and(
    isNotNull(orders.runId),
    isNotNull(orders.courierId),
    isUnready,
    lt(cartOrders.pickupAt, new Date(now.getTime() - waitMinutes * 60_000)),
    hasHotAboard,
    hasFurtherStores,
  );
}
