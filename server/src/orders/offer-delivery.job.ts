import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** A delivery waits for a courier from now on: it is planned. */
export const offerDeliveryJob = defineJob({
  name: "offer-delivery",
  data: z.object({ orderId: z.int() }),
});

/**
 * Enqueues the plan of a delivery, in the transaction that makes it wait for a courier or changes
 * that.
 */
export async function offerDelivery(tx: Database, orderId: number, startAfter: Date) {
  const singletonKey = String(orderId);
  await enqueue(tx, offerDeliveryJob, { orderId }, { startAfter, singletonKey });
}
