import { paymentExpiry } from "@errand/core/orders/order-deadlines";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Fails an order whose customer never started to pay. */
export const expireOrderJob = defineJob({
  name: "expire-order",
  data: z.object({ orderId: z.int() }),
});

/**
 * Enqueues the end of the time to pay, in the transaction that makes the order wait for its
 * payment.
 */
export async function expireLater(tx: Database, orderId: number, pendingSince: Date) {
  await enqueue(tx, expireOrderJob, { orderId }, { startAfter: paymentExpiry(pendingSince) });
}
