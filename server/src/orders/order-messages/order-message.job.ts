import { orderMessages } from "@errand/core/orders/order-messages";
import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";

/** Sends the customer of an order a message about a change of it. */
export const orderMessageJob = defineJob({
  name: "order-message",
  data: z.object({
    orderId: z.int(),
    message: z.enum(orderMessages),
    /** When the order changed. */
    at: z.iso.datetime(),
  }),
  concurrency: 2,
  // Each placed order has one.
  batchSize: 20,
});

export type OrderMessageData = z.output<typeof orderMessageJob.data>;

/** Enqueues a message, in the transaction that changes the order. */
export async function sendMessageLater(
  tx: Database,
  { at, ...message }: Omit<OrderMessageData, "at"> & { at: Date },
) {
  await enqueue(tx, orderMessageJob, { ...message, at: at.toISOString() });
}
