import { handleJob, type JobHandler } from "../jobs/job.ts";
import { notify } from "../notifications/notify.ts";
import { findTripRow } from "./read-trip.ts";
import { tripMessageJob } from "./trip-message.job.ts";

/** Tells the customer of a trip about a change of it, once even if the job runs again. */
export function tripMessageHandler(): JobHandler {
  return handleJob(tripMessageJob, async ({ tripId, message, at }, { db }) => {
    const row = await findTripRow(db, tripId);
    const customerId = row?.order.customerId ?? null;
    if (!row || customerId === null) return;
    const { provider } = row;
    await notify(db, {
      customerId,
      cause: `trip:${tripId}:${message}`,
      type: "trip_status",
      message: `trip_${message}`,
      values: { id: String(tripId), store: provider.name },
      target: { tripId },
      image: provider.logo,
      at: new Date(at),
    });
  });
}
