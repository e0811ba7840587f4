import { and, eq, isNull, ne, or } from "drizzle-orm";
import * as z from "zod";
import { readShop } from "../config/shop.data.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { hasNonTrip, isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Api } from "../requests/api.ts";
import { findOfflinePayment } from "./offline-payments.data.ts";
import { offlinePayments } from "./offline-payments.tables.ts";
import { transitionLockedOrder } from "./order-transitions.ts";
import { lockOrderRow } from "./orders.data.ts";
import { transferEnd } from "./transfer-end.ts";

type ExpiryApi = Pick<Api, "db" | "clock">;

const expireTransfersJob = defineJob({
  name: "expire-transfers",
  data: z.object({}),
  schedule: "*/5 * * * *",
});

export function expireTransfersHandler(api: ExpiryApi): JobHandler {
  return handleJob(expireTransfersJob, () => expireTransfers(api));
}

/**
 * Fails the orders whose time for a transfer is over, each in a transaction of its own (contract
 * 4.5).
 */
export async function expireTransfers({ db, clock }: ExpiryApi): Promise<void> {
  const now = clock();
  for (const orderId of await findOverdue(db, now)) {
    await inTransaction(db, (tx) => expireTransfer(tx, orderId, now));
  }
}

/**
 * The customer may report the transfer, and the desk decide about it, until the order is locked.
 */
async function expireTransfer(tx: Database, orderId: number, now: Date) {
  const row = await lockOrderRow(tx, orderId);
  if (!isOverdue(transferEnd(row, await findOfflinePayment(tx, orderId)), now)) return;
  await transitionLockedOrder(tx, row, "failed", { kind: "clock" }, { at: now });
}

async function findOverdue(db: Database, now: Date): Promise<number[]> {
  const shop = await readShop(db);
  const waiting = await db
    .select({ order: orders, transfer: offlinePayments })
    .from(orders)
    .leftJoin(offlinePayments, eq(offlinePayments.orderId, orders.id))
    .where(
      and(
        isNonTrip,
        eq(orders.status, "pending"),
        eq(orders.paymentMethod, "offline_payment"),
        or(isNull(offlinePayments.state), ne(offlinePayments.state, "pending")),
      ),
    )
    .orderBy(orders.id);
  return waiting
    .filter(hasNonTrip)
    .filter(({ order, transfer }) => isOverdue(transferEnd({ order, shop }, transfer), now))
    .map(({ order }) => order.id);
}

function isOverdue(end: Date | null, now: Date): boolean {
  return end !== null && end <= now;
}
