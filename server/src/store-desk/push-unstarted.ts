import { consolePaths } from "@errand/core/console-paths";
import { isPermitted } from "@errand/core/principals";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { isFirstPush, readStaffDevices } from "../staff/push/staff-push.data.ts";
import { pushToDevices } from "../staff/push/staff-push.job.ts";
import { staffMembers } from "../staff/staff.tables.ts";

/** Looks every minute, and when the next order has waited long enough. */
export const pushUnstartedJob = defineJob({
  name: "push-unstarted-orders",
  data: z.object({}),
  schedule: "* * * * *",
});

const minute = 60_000;

/** After how many minutes without a start whose devices are told. */
const stages = [
  { audience: "store", minutes: 2 },
  { audience: "desk", minutes: 4 },
] as const;

/** Pushes orders that nobody has started, once to the store's devices and once to the desk's. */
export function pushUnstartedHandler({ db, clock }: Pick<OrderApi, "db" | "clock">): JobHandler {
  return handleJob(pushUnstartedJob, () =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const later: number[] = [];
      for (const order of await readUnstarted(tx)) {
        for (const stage of stages) {
          const dueAt = order.since.getTime() + stage.minutes * minute;
          if (dueAt <= now.getTime()) await pushUnstarted(tx, order, stage, now);
          else later.push(dueAt);
        }
      }
      if (later.length === 0) return;
      const startAfter = new Date(Math.min(...later));
      await enqueue(tx, pushUnstartedJob, {}, { startAfter, singletonKey: "next" });
    }),
  );
}

type UnstartedOrder = Awaited<ReturnType<typeof readUnstarted>>[number];

/**
 * The orders that wait for a person of their store. Their acceptance ends `accept_within` minutes
 * after they began to wait.
 */
async function readUnstarted(tx: Database) {
  const rows = await tx
    .select({
      id: orders.id,
      zoneId: orders.zoneId,
      storeId: stores.id,
      store: stores.name,
      acceptBy: cartOrders.acceptBy,
      acceptMinutes: stores.acceptMinutes,
    })
    .from(cartOrders)
    .innerJoin(orders, eq(orders.id, cartOrders.orderId))
    .innerJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(
      and(
        isNotNull(cartOrders.acceptBy),
        // The price of a prescription waits for the customer.
        isNull(cartOrders.pricedAt),
        inArray(orders.status, ["pending", "confirmed"]),
        sql`not ${stores.autoAccept}`,
      ),
    );
  return rows.flatMap(({ acceptBy, acceptMinutes, ...order }) =>
    acceptBy ? { ...order, since: new Date(acceptBy.getTime() - acceptMinutes * minute) } : [],
  );
}

async function pushUnstarted(
  tx: Database,
  order: UnstartedOrder,
  { audience, minutes }: (typeof stages)[number],
  now: Date,
): Promise<void> {
  if (!(await isFirstPush(tx, `unstarted:${order.id}:${audience}`, now))) return;
  const isOfStore = audience === "store";
  const condition = isOfStore ? eq(staffMembers.storeId, order.storeId) : undefined;
  const devices = (await readStaffDevices(tx, audience, condition)).filter(
    (device) =>
      isPermitted(device, "orders", true) && (device.zoneIds?.includes(order.zoneId) ?? true),
  );
  const push = {
    message: "order_unstarted",
    values: { number: String(order.id), minutes, store: order.store },
    path: isOfStore ? `${consolePaths.store}/orders/${order.id}` : consolePaths.desk,
    topic: `order-${order.id}`,
  } as const;
  await pushToDevices(tx, devices, push, now);
}
