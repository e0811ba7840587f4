import { AppError } from "@errand/core/errors";
import { payOrder } from "@errand/core/orders/orders.contract";
import { isSoonEnoughToHold } from "@errand/core/payments/holds";
import { isToWeigh } from "@errand/core/pricing/changed-order";
import type { Database } from "../database/database.ts";
import { getPayer, type OrderRow } from "../order-rows/order-facts.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { claimDueAlone } from "./claim-due.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import type { OrderApi } from "./order-api.ts";
import { notifyWatchers } from "./order-events.ts";
import { orderPaymentSubject } from "./order-payments.ts";
import { findOrderRow } from "./orders.data.ts";

/** Starting the payment of an order through a gateway (contract 4.6). */
export function payRoutes(api: OrderApi & PaymentApi) {
  serveWithCall(api, payOrder, {
    resumable: true,

    async claim(input, ctx) {
      const { db, now } = ctx;
      const { order_id: orderId } = input;
      const owner = await requireOrderAccess(api, ctx, input);
      await api.limits.payments.take(String(orderId));
      await orderPaymentSubject.lock(db, [orderId]);
      const row = await requireRow(db, orderId);
      const { order } = row;
      const amount = await claimDueAlone(db, row, { action: "pay", owner, now });
      const { publicId } = await startPayment(db, api, {
        purpose: "order",
        payer: getPayer(order),
        gateway: input.payment_method,
        currency: order.currencyCode,
        callback: input.callback,
        allocations: [{ orderId, amount }],
        hold: isHeld(row, now),
        now,
      });
      // The order shows until when it can be paid, also on other devices.
      await notifyWatchers(db, orderId);
      return { publicId };
    },

    call: (_input, ctx, { id, claimed }) => createCheckout(api, claimed.publicId, ctx, id),

    apply: (_input, { db }, checkout, { claimed }) => storeCheckout(db, claimed.publicId, checkout),

    /** The order waits for another attempt until its time to pay ends. */
    async onRefused({ db, now }, input) {
      await orderPaymentSubject.lock(db, [input.order_id]);
      await endOpenPayments(db, input.order_id, now);
      await notifyWatchers(db, input.order_id);
    },
  });
}

/** Only what is weighed until the order is ready has a final sum that differs. */
function isHeld({ order, cart }: OrderRow, now: Date): boolean {
  return isSoonEnoughToHold(order.scheduleAt, now) && (cart?.pricing?.lines ?? []).some(isToWeigh);
}

async function requireRow(db: Database, orderId: number): Promise<OrderRow> {
  const row = await findOrderRow(db, orderId);
  if (!row) throw new AppError("order_not_found");
  return row;
}
