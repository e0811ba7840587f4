import { AppError } from "@errand/core/errors";
import {
  type GatewayOutcome,
  isUndecided,
  type PaymentEvent,
  type PaymentState,
} from "@errand/core/payments/payment-states";
import { inTransaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { applyPayment } from "./apply-payment.ts";
import { checkPaymentJob, firstCheckAfter } from "./check-payment.job.ts";
import type { Payment } from "./payment-subject.ts";
import { findPayment } from "./payments.data.ts";
import type { ReportSource } from "./payments.tables.ts";
import type { PaymentApi } from "./payments-api.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

type CheckApi = Pick<PaymentApi, "db" | "clock" | "gateways" | "paymentSubjects">;

/**
 * Asks the gateway about a payment, without an open transaction, and applies the answer. After the
 * time to pay, a payment that the gateway has nothing of is expired. The clock also asks about
 * payments that were ended here: the customer may still have paid at the gateway, and money for an
 * order that is over goes back. Returns the state. Throws `payment_not_found`, and `gateway_away`
 * when the gateway does not answer.
 */
export async function checkPayment(
  api: CheckApi,
  publicId: string,
  source: ReportSource,
): Promise<PaymentState> {
  const payment = await findPayment(api.db, publicId);
  const gateway = payment?.gateway && api.gateways.get(payment.gateway);
  if (!payment || !gateway) throw new AppError("payment_not_found");
  const { state: known } = payment;
  if (known === "succeeded" || (!isUndecided(known) && source !== "clock")) return known;
  const { outcome, ...paid } = await gateway.readPayment(payment);
  const now = api.clock();
  const event = eventAt(payment, outcome, now);
  const state = await inTransaction(api.db, (tx) =>
    applyPayment(tx, api.paymentSubjects, { publicId, event, source, ...paid, now }),
  );
  return state ?? known;
}

function eventAt({ expiresAt }: Payment, outcome: GatewayOutcome, now: Date): PaymentEvent {
  const sinceExpiry = now.getTime() - (expiresAt?.getTime() ?? 0);
  if (outcome === "open" && sinceExpiry >= 0) return "timed_out";
  if (outcome === "processing" && sinceExpiry >= dayMs) return "given_up";
  return outcome;
}

/**
 * Does the job: checks the payment, and again later while it is not decided. One that was ended
 * here is checked once more when the customer can no longer pay.
 */
export async function runCheck(api: CheckApi, publicId: string) {
  const state = await checkPayment(api, publicId, "clock").catch((error) => {
    // The gateway is asked until it answers: an order must not fail because nobody could ask.
    if (error instanceof AppError && error.key === "gateway_away") return "checking" as const;
    throw error;
  });
  const payment = await findPayment(api.db, publicId);
  if (!payment || state === "succeeded") return;
  const now = api.clock();
  const startAfter = isUndecided(state)
    ? nextCheckAfter(payment, now)
    : lastCheckAfter(payment, now);
  if (!startAfter) return;
  await enqueue(api.db, checkPaymentJob, { publicId }, { startAfter, singletonKey: publicId });
}

/** The end of the time to pay; null when it has passed. */
function lastCheckAfter({ expiresAt }: Payment, now: Date): Date | null {
  return expiresAt && expiresAt > now ? expiresAt : null;
}

/**
 * The longer a payment takes, the rarer it is checked; never later than at the end of its time to
 * pay.
 */
function nextCheckAfter({ createdAt, expiresAt }: Payment, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const usual = Math.max(firstCheckAfter(now).getTime(), now.getTime() + Math.min(age / 4, hourMs));
  const end = expiresAt?.getTime() ?? 0;
  return new Date(end > now.getTime() ? Math.min(usual, end) : usual);
}
