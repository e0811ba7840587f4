import type { KnownReason } from "@errand/core/orders/known-reasons";
import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import type { Api } from "../requests/api.ts";
import { findLockedTripRow } from "./read-trip.ts";
import { tripDeadlineJob } from "./trip-deadline.job.ts";
import { transitionTrip } from "./trip-transitions.ts";

const notConfirmed: KnownReason = "not_confirmed";

type DeadlineApi = Pick<Api, "db" | "clock">;

export function tripDeadlineHandler(api: DeadlineApi): JobHandler {
  return handleJob(tripDeadlineJob, ({ tripId }) => endConfirmation(api, tripId));
}

/** Cancels a trip that still waits for its provider at its pickup time (contract 5.4). */
function endConfirmation({ db, clock }: DeadlineApi, tripId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await findLockedTripRow(tx, tripId);
    const at = clock();
    // A change to a later pickup has enqueued another end.
    if (row?.order.status !== "pending" || at < row.trip.pickupTime) return;
    const details = { at, reason: notConfirmed };
    await transitionTrip(tx, tripId, "canceled", { kind: "clock" }, details);
  });
}
