import { nothing } from "@errand/core/money";
import { inTransaction } from "../database/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { findPayment } from "./payments.data.ts";
import type { PaymentApi } from "./payments-api.ts";

/**
 * Does the job: calls the gateway for a reservation of which it is decided what is taken, with an
 * idempotency key and without an open transaction, and applies the answer once. Throws
 * `gateway_away`, so that the job is retried.
 */
export async function capturePayment(
  api: Pick<PaymentApi, "db" | "clock" | "gateways" | "paymentSubjects">,
  publicId: string,
): Promise<void> {
  const payment = await findPayment(api.db, publicId);
  if (payment?.state !== "authorized" || payment.captured === null) return;
  const gateway = api.gateways.get(payment.gateway ?? "");
  if (!gateway?.capture || payment.reference === null) {
    throw new Error(`payment ${publicId} has no gateway to capture it`);
  }
  const { reference, captured: amount, currency } = payment;
  const idempotencyKey = `capture-${publicId}`;
  const { accepted } = await gateway.capture({ idempotencyKey, reference, amount, currency });
  const taken = amount === nothing ? "canceled" : "paid";
  const report = { publicId, source: "shop", amount, currency, now: api.clock() } as const;
  await inTransaction(api.db, (tx) =>
    applyPayment(tx, api.paymentSubjects, { ...report, event: accepted ? taken : "declined" }),
  );
}
