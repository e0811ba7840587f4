import { orderPaymentSubject } from "../orders/order-payments.ts";
import type { PaymentSubject } from "../payments/payment-subject.ts";
import { recordIncident } from "./incidents.data.ts";

/** What payments do to orders; of a reservation that is lost the desk hears. */
export const orderPayments: PaymentSubject = {
  ...orderPaymentSubject,

  async onHoldLost(tx, share) {
    await orderPaymentSubject.onHoldLost?.(tx, share);
    const { subjectId: orderId, payment, now } = share;
    if (orderId === null) return;
    await recordIncident(tx, { kind: "payment", orderId, reason: payment.state, at: now });
  },
};
