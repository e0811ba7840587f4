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
import type { Payment, PaymentShare, PaymentSubject, PaymentSubjects } from "./payment-subject.ts";
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
    found,
  );
  const payment = await lockPayment(tx, found.id);

  const isRepeated = report.callback !== undefined && !(await recordEvent(tx, payment, report));
  if (isRepeated) return payment.state;
  const state = nextPaymentState(payment.state, toPaymentEvent(payment, report));
  if (!state) return payment.state;
  if (!report.callback) await recordEvent(tx, payment, report);
  const isPaid = state === "succeeded";
  const isLost = payment.state === "authorized" && !isPaid;
  await tx
    .update(payments)
    .set({ state, ...(isPaid && { succeededAt: report.now }) })
    .where(eq(payments.id, payment.id));

  const changed = { ...payment, state };
  const shares = allocations.map(({ orderId, amount }) => ({ subjectId: orderId, amount }));
  const parts = shares.length > 0 ? shares : [{ subjectId: null, amount: payment.amount }];
  const share = { payment: changed, now: report.now };
  if (isPaid) await book(tx, share, subject);
  if (payment.state === "authorized") {
    // An order that nobody owes anything for gave its reservation back itself.
    const isMissed = isLost && payment.captured !== 0;
    if (isMissed) for (const part of parts) await subject.onHoldLost?.(tx, { ...part, ...share });
    await subject.onBooked(tx, subjectIdsOf(parts));
  } else if (isPaid || state === "authorized") await receive(tx, share, parts, subject);
  else if (isUndecided(state)) {
    await checkLater(tx, changed, report.now);
    await subject.onChecking(tx, subjectIdsOf(parts));
  } else {
    for (const part of parts) await subject.onFailed(tx, { ...part, ...share });
  }
  return state;
}

/**
 * Money of another amount is no payment of this one: it stays `checking` until the desk looks at
 * it. What is taken of a reservation was decided before, and counts once: a late report that the
 * amount is reserved says nothing new then.
 */
function toPaymentEvent(
  payment: Payment,
  { event, amount, currency }: PaymentReport,
): PaymentEvent {
  const { captured } = payment;
  const expected =
    event === "authorized"
      ? payment.hold && captured === null && payment.amount
      : payment.hold
        ? captured
        : payment.amount;
  const isExact = amount === expected && currency === payment.currency;
  return (event === "paid" || event === "authorized") && !isExact ? "processing" : event;
}

/** Records money that has arrived: of a reservation what was taken. */
async function book(
  tx: Database,
  { payment, now }: Pick<PaymentShare, "payment" | "now">,
  subject: PaymentSubject,
) {
  const { id, gateway, amount, captured } = payment;
  if (gateway === null) throw new Error(`payment ${id} has no gateway`);
  const fact = { cause: `payment:${id}:received`, gateway, amount: captured ?? amount };
  await postJournal(tx, { ...(await subject.journalOf(tx, payment, fact)), at: now });
}

async function receive(
  tx: Database,
  { payment, now }: Pick<PaymentShare, "payment" | "now">,
  parts: { subjectId: number | null; amount: Minor }[],
  subject: PaymentSubject,
) {
  for (const part of parts) {
    const effect = await subject.onPaid(tx, { ...part, payment, now });
    if (effect === "kept") continue;
    const orderId = part.subjectId;
    await returnMoney(tx, payment, { orderId, amount: part.amount, reason: "not_owed", now });
  }
  await subject.onAllPaid?.(tx, subjectIdsOf(parts), { payment, now });
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
