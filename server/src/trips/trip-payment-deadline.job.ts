import { remindersOfPayment } from "@errand/core/trips/trip-terms";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";

/** Cancels a trip that is neither paid in time nor to be paid in cash (contract 10.2). */
export const tripPaymentDeadlineJob = defineJob({
  name: "end-trip-payment",
  data: z.object({ tripId: z.int() }),
});

/** Reminds its customer so many hours before. */
export const tripPaymentReminderJob = defineJob({
  name: "remind-of-trip-payment",
  data: z.object({ tripId: z.int(), hours: z.literal([24, 2]) }),
});

/** Enqueues both, in the transaction that books the trip. */
export async function endPaymentLater(
  tx: Database,
  tripId: number,
  { bookedAt, payUntil }: { bookedAt: Date; payUntil: Date },
) {
  await enqueue(tx, tripPaymentDeadlineJob, { tripId }, { startAfter: payUntil });
  for (const { hours, at: startAfter } of remindersOfPayment(bookedAt, payUntil)) {
    await enqueue(tx, tripPaymentReminderJob, { tripId, hours }, { startAfter });
  }
}
