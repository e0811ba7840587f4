import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Locks a group at its deadline, and ends one that was not placed in time. */
export const groupClockJob = defineJob({
  name: "group-clock",
  data: z.object({ groupId: z.int() }),
});

/** Enqueues what the clock does next to a group; a new deadline replaces it. */
export async function runClockLater(tx: Database, groupId: number, at: Date): Promise<void> {
  await enqueue(tx, groupClockJob, { groupId }, { startAfter: at, singletonKey: String(groupId) });
}
