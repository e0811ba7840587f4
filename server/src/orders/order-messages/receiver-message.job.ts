import { receiverMessages } from "@errand/core/orders/order-messages";
import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";

/** Tells the receiver of a parcel about a change of it. */
export const receiverMessageJob = defineJob({
  name: "receiver-message",
  data: z.object({
    orderId: z.int(),
    message: z.enum(receiverMessages),
    /** When the parcel changed. */
    at: z.iso.datetime(),
  }),
});

export type ReceiverMessageData = z.output<typeof receiverMessageJob.data>;

/** Enqueues a message, in the transaction that changes the parcel. */
export async function enqueueReceiverMessage(
  tx: Database,
  { at, ...message }: Omit<ReceiverMessageData, "at"> & { at: Date },
) {
  await enqueue(tx, receiverMessageJob, { ...message, at: at.toISOString() });
}
