import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Publishes the planned change of an entry; one that was replaced or dropped is not planned. */
export const publishEntryJob = defineJob({
  name: "publish-entry",
  data: z.object({ path: z.string(), at: z.string() }),
});

/** Enqueues the publication, in the transaction that plans it. */
export async function publishLater(tx: Database, planned: { path: string; at: string }) {
  await enqueue(tx, publishEntryJob, planned, {
    startAfter: new Date(planned.at),
    singletonKey: planned.path,
  });
}
