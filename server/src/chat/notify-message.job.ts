import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Notifies a customer of a message that was not seen. */
export const notifyMessageJob = defineJob({
  name: "notify-message",
  data: z.object({ messageId: z.int() }),
});

/** Time in which a customer with an open conversation sees a message, in milliseconds. */
const lookingMs = 20_000;

/** Enqueues the notification, in the transaction that writes the message. */
export async function notifyLater(tx: Database, messageId: number, at: Date): Promise<void> {
  const startAfter = new Date(at.getTime() + lookingMs);
  await enqueue(tx, notifyMessageJob, { messageId }, { startAfter });
}
