import type { Minor } from "@errand/core/money";
import {
  isUndecided,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
} from "@errand/core/payments/payment-states";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { postJournal } from "../ledger/ledger.ts";
import { checkPaymentJob, firstCheckAfter } from "./check-payment.job.ts";
import type { Payment, PaymentSubject, PaymentSubjects } from "./payment-subject.ts";
import { findPayment, lockPayment, readAllocations } from "./payments.data.ts";
import { paymentEvents, payments, type ReportSource } from "./payments.tables.ts";
import { returnMoney } from "./refunds.ts";

/** What somebody says about a payment: the gateway, on three ways, or the clock. */
export interface PaymentReport {
  publicId: string;
  event: PaymentEvent;
  source: ReportSource;
  /** What was paid, with `paid`. */
  amount?: Minor;
  currency?: string;
  /** The gateway's own event and the digest of its callback. */
  callback?: { eventId: string; digest: string };
  now: Date;
}

/**
 * Applies a report to its payment and to what the payment is for. Reports of the browser's return,
 * of callbacks and of polling may come late, repeatedly, in any order or not at all: money is
 * received once, whoever says so first, and every order of the same reports ends in the same state
 * (safety 4). Returns the state; null for an unknown payment.
 */
export async function applyPayment(
  tx: Database,
  subjects: PaymentSubjects,
  report: PaymentReport,
): Promise<PaymentState | null> {
  const found = await findPayment(tx, report.publicId);
  if (!found) return null;
  const subject = subjects[found.purpose];
  if (!subject) throw new Error(`nobody takes payments for ${found.purpose}`);
  const allocations = await readAllocations(tx, found.id);
  await subject.lock(
    tx,
    allocations.map(({ orderId }) => orderId),
  );
  const payment = await lockPayment(tx, found.id);

  const isRepeated = report.callback !== undefined && !(await recordEvent(tx, payment, report));
  if (isRepeated) return payment.state;
  const state = nextPaymentState(payment.state, toPaymentEvent(payment, report));
  if (!state) return payment.state;
  if (!report.callback) await recordEvent(tx, payment, report);
  const isPaid = state === "succeeded";
  await tx
    .update(payments)
    .set({ state, ...(isPaid && { succeededAt: report.now }) })
    .where(eq(payments.id, payment.id));

  const changed = { ...payment, state };
  const shares = allocations.map(({ orderId, amount }) => ({ subjectId: orderId, amount }));
  const parts = shares.length > 0 ? shares : [{ subjectId: null, amount: payment.amount }];
  if (isPaid) await receive(tx, changed, parts, subject, report.now);
  else if (isUndecided(state)) {
    await checkLater(tx, changed, report.now);
    await subject.onChecking(tx, subjectIdsOf(parts));
  } else {
    for (const part of parts)
      await subject.onFailed(tx, { ...part, payment: changed, now: report.now });
  }
  return state;
}

/**
 * Money of another amount is no payment of this one: it stays `checking` until the desk looks at
 * it.
 */
function toPaymentEvent(
  payment: Payment,
  { event, amount, currency }: PaymentReport,
): PaymentEvent {
  const isExact = amount === payment.amount && currency === payment.currency;
  return event === "paid" && !isExact ? "processing" : event;
}

async function receive(
  tx: Database,
  payment: Payment,
  parts: { subjectId: number | null; amount: Minor }[],
  subject: PaymentSubject,
  now: Date,
) {
  const { id, gateway, amount } = payment;
  if (gateway === null) throw new Error(`payment ${id} has no gateway`);
  const fact = { cause: `payment:${id}:received`, gateway, amount };
  await postJournal(tx, { ...(await subject.journalOf(tx, payment, fact)), at: now });
  for (const part of parts) {
    const effect = await subject.onPaid(tx, { ...part, payment, now });
    if (effect === "kept") continue;
    const orderId = part.subjectId;
    await returnMoney(tx, payment, { orderId, amount: part.amount, reason: "not_owed", now });
  }
  await subject.onBooked(tx, subjectIdsOf(parts));
}

function subjectIdsOf(parts: { subjectId: number | null }[]): number[] {
  return parts.flatMap(({ subjectId }) => subjectId ?? []);
}

/** A gateway that has not finished is asked again soon, as its callback may be lost. */
async function checkLater(tx: Database, { publicId }: Payment, now: Date) {
  await enqueue(
    tx,
    checkPaymentJob,
    { publicId },
    { startAfter: firstCheckAfter(now), singletonKey: publicId },
  );
}

/** False when the gateway's event is recorded already. */
async function recordEvent(
  tx: Database,
  { id, gateway }: Payment,
  { source, event, callback, now }: PaymentReport,
): Promise<boolean> {
  const recorded = await tx
    .insert(paymentEvents)
    .values({ paymentId: id, source, gateway, outcome: event, ...callback, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return recorded.length > 0;
}
