import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Sends a notification of the desk to all its receivers. */
export const sendBroadcastJob = defineJob({
  name: "send-broadcast",
  data: z.object({ id: z.int() }),
  timeout: 900,
});

/** Enqueues it in the transaction that writes the notification; a new time replaces the old one. */
export async function sendBroadcastLater(tx: Database, id: number, at: Date): Promise<void> {
  await enqueue(tx, sendBroadcastJob, { id }, { startAfter: at, singletonKey: String(id) });
}
