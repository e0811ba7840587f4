import { AppError, featureOff } from "@errand/core/errors";
import { type Minor, minor, nothing } from "@errand/core/money";
import { dueAmount } from "@errand/core/payments/paid-amount";
import { planTripPayment, type TripPaymentTerms } from "@errand/core/trips/trip-payment-plan";
import { isRunningTrip } from "@errand/core/trips/trip-states";
import { payTrip } from "@errand/core/trips/trips.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { getPartialPayment } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import { zones } from "../location/zones.tables.ts";
import { messageIn } from "../messages/messages.ts";
import { getPayer } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { payFromWallet } from "../orders/pay-from-wallet.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import type { Shopper } from "../requests/caller.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { lockTripRow, readTrip } from "./read-trip.ts";
import { requireTripAccess } from "./trip-access.ts";
import { tripOptions } from "./trip-api.ts";
import { tripPaymentSubject } from "./trip-payments.ts";
import { cashPayment, notChosen, type TripRow } from "./trip-row.ts";

type PayInput = z.output<typeof payTrip.input>;

/** Paying a booked trip, by every method (contract 5.4). */
export function payTripRoutes(api: PaymentApi) {
  serveWithCall(api, payTrip, {
    resumable: true,

    async claim(input, ctx) {
      const { db, now, shopper } = ctx;
      const { trip_id: tripId } = input;
      await requireTripAccess(api, ctx, input);
      await api.limits.payments.take(String(tripId));
      const row = await lockTripRow(db, tripId);
      const due = await requireDue(db, row);
      const plan = planTripPayment(
        {
          method: input.payment_method,
          hasGateway: input.payment_gateway !== undefined,
          isRestLater: input.rest_later === 1,
        },
        due,
        await readPaymentTerms(api, db, row, shopper),
      );
      if ("refused" in plan) {
        throw plan.refused === "feature_off"
          ? featureOff("paymentMethod", "payment_method")
          : new AppError(plan.refused, { field: "payment_method" });
      }
      await endOpenPayments(db, tripId, now);
      await payFromWallet(db, {
        purpose: "trip",
        orderId: tripId,
        payer: getPayer(row.order),
        amount: plan.fromWallet,
        currency: row.order.currencyCode,
        now,
      });
      const publicId =
        plan.rest === "gateway"
          ? await startGateway(api, db, row, input, { amount: minor(due - plan.fromWallet), now })
          : null;
      // A rest in cash stays chosen until another payment covers it.
      if (plan.rest !== "gateway") {
        const paymentMethod = methodOf[plan.rest ?? "nothing"];
        await db.update(orders).set({ paymentMethod, updatedAt: now }).where(eq(orders.id, tripId));
      }
      await notifyWatchers(db, tripId);
      return { publicId, rest: plan.rest };
    },

    call: async (_input, ctx, { id, claimed: { publicId } }) =>
      publicId === null ? null : createCheckout(api, publicId, ctx, id),

    async apply({ trip_id }, { db, language }, checkout, { claimed: { publicId, rest } }) {
      const page =
        checkout && publicId !== null ? await storeCheckout(db, publicId, checkout) : null;
      return {
        message: messageIn(language, "responses", messageOf[rest ?? "nothing"]),
        redirect_link: page?.redirect_link ?? null,
        payment_id: publicId,
        trip: await readTrip(db, trip_id, tripOptions(api, language)),
      };
    },

    /** The trip waits for another attempt; what the wallet paid stays paid. */
    async onRefused({ db, now }, { trip_id: tripId }) {
      await tripPaymentSubject.lock(db, [tripId]);
      await endOpenPayments(db, tripId, now);
      await notifyWatchers(db, tripId);
    },
  });
}

const messageOf = {
  nothing: "trip_paid",
  cash: "trip_paid_in_cash",
  gateway: "trip_payment_started",
  later: "trip_paid_in_part",
} as const;

/** What a trip states until another payment covers what is left. */
const methodOf = { nothing: "wallet", cash: cashPayment, later: notChosen } as const;

/** What is left to pay. Throws `trip_status_conflict` once the trip is over, and `trip_paid`. */
async function requireDue(db: Database, { order }: TripRow): Promise<Minor> {
  if (!isRunningTrip(order.status)) throw new AppError("trip_status_conflict");
  const received = getReceivedPayments((await readOrderPayments(db, [order.id])).get(order.id));
  const due = dueAmount(order.amount, received);
  if (due === nothing) throw new AppError("trip_paid");
  return due;
}

/**
 * The wallet is that of the caller alone: whoever has the link of a trip cannot pay from its
 * customer's.
 */
async function readPaymentTerms(
  { gateways }: PaymentApi,
  db: Database,
  { order, shop }: TripRow,
  shopper: Shopper,
): Promise<TripPaymentTerms> {
  const [zone] = await db.select().from(zones).where(eq(zones.id, order.zoneId));
  const isOwner = shopper.kind === "customer" && shopper.customerId === order.customerId;
  return {
    cash: shop.cashOnDelivery && zone?.cashOnDelivery !== false,
    digital: shop.digitalPayment && gateways.size > 0 && zone?.digitalPayment !== false,
    partial: getPartialPayment(shop),
    wallet:
      shop.wallet && isOwner ? (await readCustomerBalances(db, shopper.customerId)).wallet : null,
  };
}

/**
 * Throws `payment_gateway_unavailable` for an unknown gateway, and `callback_not_allowed`. Returns
 * the id of the payment.
 */
async function startGateway(
  api: PaymentApi,
  tx: Database,
  { order }: TripRow,
  { payment_gateway: gateway, callback = "" }: PayInput,
  { amount, now }: { amount: Minor; now: Date },
): Promise<string> {
  if (gateway === undefined || !api.gateways.has(gateway)) {
    throw new AppError("payment_gateway_unavailable", { field: "payment_gateway" });
  }
  const { publicId } = await startPayment(tx, api, {
    purpose: "trip",
    payer: getPayer(order),
    gateway,
    currency: order.currencyCode,
    callback,
    allocations: [{ orderId: order.id, amount }],
    now,
  });
  return publicId;
}
