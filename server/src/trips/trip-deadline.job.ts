import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Cancels a trip that its provider has not confirmed in time (`confirmationEnds`). */
export const tripDeadlineJob = defineJob({
  name: "end-trip-confirmation",
  data: z.object({ tripId: z.int() }),
});

/** Enqueues it, in the transaction that books the trip. */
export async function cancelUnconfirmedLater(tx: Database, tripId: number, endsAt: Date) {
  await enqueue(tx, tripDeadlineJob, { tripId }, { startAfter: endsAt });
}
