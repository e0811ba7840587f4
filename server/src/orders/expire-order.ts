import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { hasUndecidedPayment } from "../payments/payments.data.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { expireOrderJob } from "./expire-order.job.ts";
import { orderPaymentSubject } from "./order-payments.ts";
import { transitionLockedOrder } from "./order-transitions.ts";
import { findOrderRow } from "./orders.data.ts";

export function expireOrderHandler(api: Pick<PaymentApi, "db" | "clock">): JobHandler {
  return handleJob(expireOrderJob, ({ orderId }) => expireOrder(api, orderId));
}

/** A payment that was started has a time of its own, after which it fails the order itself. */
export function expireOrder({ db, clock }: Pick<PaymentApi, "db" | "clock">, orderId: number) {
  return inTransaction(db, async (tx) => {
    await orderPaymentSubject.lock(tx, [orderId]);
    const row = await findOrderRow(tx, orderId);
    const waits =
      row?.order.status === "pending" &&
      row.order.paymentMethod === "digital_payment" &&
      row.order.paymentStatus !== "paid";
    if (!waits || (await hasUndecidedPayment(tx, orderId))) return;
    await transitionLockedOrder(tx, row, "failed", { kind: "clock" }, { at: clock() });
  });
}
