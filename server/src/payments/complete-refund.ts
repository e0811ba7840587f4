import { AppError } from "@errand/core/errors";
import { refund as refundJournal } from "@errand/core/ledger/order-journals";
import { nextRefundState, type RefundEvent } from "@errand/core/payments/refund-states";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import type { GatewayRefund } from "./gateway.ts";
import type { Payment } from "./payment-subject.ts";
import { payments, refunds } from "./payments.tables.ts";
import type { PaymentApi } from "./payments-api.ts";
import { type Refund, toRefundBearer } from "./refunds.ts";

/**
 * Does the job: calls the gateway for an approved refund, with the refund's id as idempotency key
 * and without an open transaction, and applies the answer once. Throws `gateway_away`, so that the
 * job is retried.
 */
export async function completeRefund(
  api: Pick<PaymentApi, "db" | "clock" | "gateways">,
  refundId: number,
) {
  const found = await findRefund(api.db, refundId);
  const { refund, payment } = found;
  if (refund.state !== "approved" || refund.method !== "source") return;
  // What is reserved is taken first; of a reservation that is gone nothing can go back.
  if (payment.state === "authorized") throw new AppError("gateway_away");
  if (payment.state !== "succeeded") return failRefund(api, found);
  const gateway = payment.gateway && api.gateways.get(payment.gateway);
  if (!gateway || payment.reference === null) {
    throw new Error(`refund ${refundId} has no gateway to go through`);
  }
  const answer = await gateway.refund({
    idempotencyKey: `refund-${payment.publicId}-${refundId}`,
    reference: payment.reference,
    amount: refund.amount,
    currency: payment.currency,
  });
  await inTransaction(api.db, (tx) => applyAnswer(tx, found, gateway.key, answer, api.clock()));
}

function failRefund({ db, clock }: Pick<PaymentApi, "db" | "clock">, found: FoundRefund) {
  const { gateway, publicId } = found.payment;
  const answer = { reference: publicId, accepted: false };
  return inTransaction(db, (tx) => applyAnswer(tx, found, gateway ?? "", answer, clock()));
}

interface FoundRefund {
  refund: Refund;
  payment: Payment;
}

async function findRefund(db: Database, id: number): Promise<FoundRefund> {
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!found) throw new Error(`refund ${id} is gone`);
  return found;
}

async function applyAnswer(
  tx: Database,
  { refund: { id } }: { refund: Refund },
  gateway: string,
  { reference, accepted }: GatewayRefund,
  now: Date,
) {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("no key update");
  const event: RefundEvent = accepted ? "complete" : "fail";
  const state = refund && nextRefundState(refund.state, event);
  if (!refund || !state) return;
  const completedAt = accepted ? now : null;
  await tx.update(refunds).set({ state, reference, completedAt }).where(eq(refunds.id, id));
  if (!accepted) return;
  const fact = { cause: `refund:${id}`, amount: refund.amount, bearer: toRefundBearer(refund) };
  const to = { kind: "gateway", gateway } as const;
  await postJournal(tx, { ...refundJournal({ ...fact, to }), at: now });
}
