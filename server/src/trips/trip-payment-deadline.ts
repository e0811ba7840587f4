import type { KnownReason } from "@errand/core/orders/known-reasons";
import { reminderMessage } from "@errand/core/trips/trip-messages";
import { awaitsPayment } from "@errand/core/trips/trip-states";
import { remindAt } from "@errand/core/trips/trip-terms";
import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import type { Api } from "../requests/api.ts";
import { findLockedTripRow } from "./read-trip.ts";
import { tellOfTrip } from "./trip-message.job.ts";
import { tripPaymentDeadlineJob, tripPaymentReminderJob } from "./trip-payment-deadline.job.ts";
import { getTripDeadlines, tripFacts } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const unpaid: KnownReason = "unpaid";

type DeadlineApi = Pick<Api, "db" | "clock">;

/**
 * Cancels a trip that is still unpaid at the end of its time to pay, unless a change has moved that
 * end; a payment that arrives later is returned.
 */
export function tripPaymentDeadlineHandler({ db, clock }: DeadlineApi): JobHandler {
  return handleJob(tripPaymentDeadlineJob, ({ tripId }) =>
    inTransaction(db, async (tx) => {
      const row = await findLockedTripRow(tx, tripId);
      const at = clock();
      if (!row || !awaitsPayment(tripFacts(row)) || at < getTripDeadlines(row).payUntil) return;
      const details = { at, reason: unpaid };
      await transitionTrip(tx, tripId, "canceled", { kind: "clock" }, details);
    }),
  );
}

/**
 * Reminds the customer of a trip that is still unpaid, unless a stopped shop comes to it after the
 * end of its time.
 */
export function tripPaymentReminderHandler({ db, clock }: DeadlineApi): JobHandler {
  return handleJob(tripPaymentReminderJob, ({ tripId, hours }) =>
    inTransaction(db, async (tx) => {
      const row = await findLockedTripRow(tx, tripId);
      const at = clock();
      if (!row || !awaitsPayment(tripFacts(row))) return;
      const { payUntil } = getTripDeadlines(row);
      // A change of the trip may have moved the end of its time, and enqueued other reminders.
      if (at >= payUntil || at < remindAt(payUntil, hours)) return;
      await tellOfTrip(tx, tripId, reminderMessage(hours), at);
    }),
  );
}
