import { storeCollectedCash } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { getPayer } from "../order-rows/order-facts.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { lockTripRow } from "./read-trip.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

/**
 * Takes the vehicles of a trip back. What is left to pay of a trip in cash lies with the provider,
 * who owes it to the shop. Errors are those of `transitionTrip`; they roll the collection back.
 */
export async function completeTripOf(
  tx: Database,
  tripId: number,
  actor: Extract<Actor, { kind: "store" }>,
  at: Date,
): Promise<void> {
  const { order } = await lockTripRow(tx, tripId);
  if (order.paymentMethod === cashPayment && order.paid < order.amount) {
    const amount = minor(order.amount - order.paid);
    await recordPayment(tx, {
      method: "cash_on_delivery",
      purpose: "trip",
      allocations: [{ orderId: tripId, amount }],
      payer: getPayer(order),
      currency: order.currencyCode,
      now: at,
    });
    await storePaymentStatus(tx, tripId);
    const fact = { cause: `trip:${tripId}:cash_collected`, amount, storeId: actor.storeId };
    await postJournal(tx, { ...storeCollectedCash(fact), at });
  }
  await transitionTrip(tx, tripId, "completed", actor, { at });
}
