import { type TripMessage, tripMessages } from "@errand/core/trips/trip-messages";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Sends the customer of a trip a message about a change of it. */
export const tripMessageJob = defineJob({
  name: "trip-message",
  data: z.object({
    tripId: z.int(),
    message: z.enum(tripMessages),
    /** When the trip changed. */
    at: z.iso.datetime(),
  }),
});

export type TripMessageData = z.output<typeof tripMessageJob.data>;

/** Enqueues a message, in the transaction that changes the trip. */
export async function tellOfTrip(tx: Database, tripId: number, message: TripMessage, at: Date) {
  await enqueue(tx, tripMessageJob, { tripId, message, at: at.toISOString() });
}
