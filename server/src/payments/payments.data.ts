import { randomBytes } from "node:crypto";
import type { Minor } from "@errand/core/money";
import { isUndecided, nextPaymentState } from "@errand/core/payments/payment-states";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Payment } from "./payment-subject.ts";
import {
  type PaymentPurpose,
  paymentAllocations,
  paymentEvents,
  payments,
} from "./payments.tables.ts";

/** A share of a payment that is for one order. */
export interface Allocation {
  orderId: number;
  amount: Minor;
}

export interface Payer {
  customerId: number | null;
  guestId: string | null;
}

export type NewPayment = Omit<typeof payments.$inferInsert, "publicId" | "purpose"> & {
  purpose: PaymentPurpose;
  /** They sum to the amount; empty for funds. */
  allocations: Allocation[];
};

export async function insertPayment(
  tx: Database,
  { allocations, ...values }: NewPayment,
): Promise<Payment> {
  const publicId = randomBytes(16).toString("base64url");
  const [payment] = await tx
    .insert(payments)
    .values({ ...values, publicId })
    .returning();
  if (!payment) throw new Error("the new payment was not returned");
  if (allocations.length > 0) {
    const rows = allocations.map((allocation) => ({ ...allocation, paymentId: payment.id }));
    await tx.insert(paymentAllocations).values(rows);
  }
  return payment;
}

export async function findPayment(db: Database, publicId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, publicId));
  return payment ?? null;
}

/** The orders of a payment, by id. */
export function readAllocations(db: Database, paymentId: number): Promise<Allocation[]> {
  return db
    .select({ orderId: paymentAllocations.orderId, amount: paymentAllocations.amount })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId))
    .orderBy(asc(paymentAllocations.orderId));
}

/** Other changes of the payment wait until this transaction ends. */
export async function lockPayment(tx: Database, id: number): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, id))
    .for("no key update");
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** The payments of an order by id, locked. The order is locked before. */
export function lockPaymentsOf(tx: Database, orderId: number): Promise<Payment[]> {
  const ids = tx
    .select({ id: paymentAllocations.paymentId })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.orderId, orderId));
  return tx
    .select()
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(asc(payments.id))
    .for("no key update");
}

/** The payments of a member of a group by id, locked. The group is locked before. */
export function lockPaymentsOfMember(tx: Database, groupMemberId: number): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.groupMemberId, groupMemberId))
    .orderBy(asc(payments.id))
    .for("no key update");
}

/**
 * Ends the payments of an order that are not decided, because it is canceled or paid in another
 * way.
 */
export async function endOpenPayments(tx: Database, orderId: number, now: Date) {
  await endUndecided(tx, await lockPaymentsOf(tx, orderId), now);
}

/** Ends the payments of a member of a group that are not decided. The group is locked before. */
export async function endOpenShares(tx: Database, groupMemberId: number, now: Date) {
  await endUndecided(tx, await lockPaymentsOfMember(tx, groupMemberId), now);
}

async function endUndecided(tx: Database, locked: Payment[], now: Date) {
  for (const payment of locked) {
    const state = nextPaymentState(payment.state, "replaced");
    if (!isUndecided(payment.state) || !state) continue;
    await tx.update(payments).set({ state }).where(eq(payments.id, payment.id));
    await tx.insert(paymentEvents).values({
      paymentId: payment.id,
      source: "shop",
      outcome: "replaced",
      receivedAt: now,
    });
  }
}

/** Whether the order has a payment that may still succeed. */
export async function hasUndecidedPayment(db: Database, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(
      and(eq(paymentAllocations.orderId, orderId), sql`${payments.state} in ('open', 'checking')`),
    )
    .limit(1);
  return rows.length > 0;
}

/** Gives a payment of a member its share of the order that the group has become. */
export async function allocatePayment(
  tx: Database,
  paymentId: number,
  allocation: Allocation,
): Promise<void> {
  await tx.insert(paymentAllocations).values({ ...allocation, paymentId });
}
