import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import { type AwaitedOrder, acceptanceStartOf } from "./acceptance.job.ts";

/** Offers a delivery without a courier to the nearest one who is free. */
export const offerDeliveryJob = defineJob({
  name: "offer-delivery",
  data: z.object({ orderId: z.int() }),
});

/** Enqueues the next offer of a delivery, in the transaction that makes it wait for a courier. */
export async function offerDelivery(tx: Database, orderId: number, startAfter: Date) {
  const singletonKey = String(orderId);
  await enqueue(tx, offerDeliveryJob, { orderId }, { startAfter, singletonKey });
}

/** Enqueues the first offer: a scheduled order needs no courier before its preparation starts. */
export function offerFirst(tx: Database, orderId: number, awaited: AwaitedOrder, since: Date) {
  return offerDelivery(tx, orderId, acceptanceStartOf(awaited, since));
}
