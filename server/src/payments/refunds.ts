import {
  type RefundBearer,
  type RefundTarget,
  refund as refundJournal,
} from "@errand/core/ledger/order-journals";
import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { isReceived } from "@errand/core/payments/payment-states";
import { type MemberPart, splitRefund } from "@errand/core/payments/split-refund";
import { and, eq, isNull, ne } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { postJournal } from "../ledger/ledger.ts";
import { capturePaymentJob } from "./capture-payment.job.ts";
import { completeRefundJob } from "./complete-refund.job.ts";
import type { Payment } from "./payment-subject.ts";
import {
  endOpenPayments,
  endOpenShares,
  lockPaymentsOf,
  lockPaymentsOfMember,
  readAllocations,
} from "./payments.data.ts";
import { payments, refunds } from "./payments.tables.ts";

export type Refund = typeof refunds.$inferSelect;

export interface RefundRequest {
  /** Null for a payment without orders. */
  orderId: number | null;
  /** The decision of the desk that it follows from. */
  requestId?: number;
  amount: Minor;
  /** A machine-readable reason, such as `canceled`. */
  reason: string;
  now: Date;
  /** The platform unless stated. */
  borneBy?: RefundBearer;
  /** Where the rules of the contract say unless stated. */
  method?: Refund["method"];
  /** What goes back by hand has been handed out by the caller, so that it is complete. */
  isHandedOut?: boolean;
  /** What of it is for lines of members of a group: it goes back to whoever has paid them. */
  ofMembers?: MemberPart[];
}

/**
 * Returns money of a payment, which the caller has locked. To the wallet it goes at once; back
 * through the gateway by a job; by hand when the desk says so. What is only reserved is not taken;
 * a reservation of which nothing is left is given back. Throws an Error for more than the payment
 * has.
 */
export async function returnMoney(
  tx: Database,
  payment: Payment,
  request: RefundRequest,
): Promise<Refund> {
  const left = await amountLeft(tx, payment);
  if (request.amount > left) throw new Error(`payment ${payment.id} has only ${left} to return`);
  const bearer = request.borneBy ?? { kind: "platform" };
  const method = await methodFor(tx, payment, request.method);
  // Money that is only reserved is not taken: nothing moves.
  const isDone = method === "hold" && { completedAt: request.now };
  const [refund] = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      orderId: request.orderId,
      requestId: request.requestId ?? null,
      amount: request.amount,
      method,
      ...bearerColumns(bearer),
      state: isDone ? "completed" : "approved",
      reason: request.reason,
      createdAt: request.now,
      ...isDone,
    })
    .returning();
  if (!refund) throw new Error("the new refund was not returned");
  if (method === "hold" && request.amount === left) await captureHold(tx, payment);
  if (method === "wallet") await complete(tx, refund, toWalletTarget(payment), bearer, request.now);
  if (method === "manual" && request.isHandedOut) {
    await complete(tx, refund, { kind: "bank" }, bearer, request.now);
  }
  if (method === "source") await enqueue(tx, completeRefundJob, { refundId: refund.id });
  return refund;
}

/**
 * Returns all money of an order that is over but what it keeps, such as a fee, and ends its open
 * payments: contract 4.5, Release. The caller has locked the order. Repeated, it returns nothing
 * more.
 */
export async function releasePayments(
  tx: Database,
  {
    orderId,
    reason,
    keep = nothing,
    now,
  }: { orderId: number; reason: string; keep?: Minor; now: Date },
) {
  await endOpenPayments(tx, orderId, now);
  const shares = await readShares(tx, orderId);
  const amount = minor(sumOf(shares.map(({ left }) => left)) - keep);
  if (amount > nothing) await returnShares(tx, shares, { orderId, amount, reason, now });
}

/**
 * Returns a part of the money of an order, from each of its payments in proportion. The caller has
 * locked the order. Throws an Error for more than the order has.
 */
export async function refundOrder(tx: Database, request: RefundRequest & { orderId: number }) {
  const shares = await readShares(tx, request.orderId);
  if (request.amount > sumOf(shares.map(({ left }) => left))) {
    throw new Error(`order ${request.orderId} has less than ${request.amount} to return`);
  }
  await returnShares(tx, shares, request);
}

/** A payment that counts, and what an order still has of it. */
interface Share {
  payment: Payment;
  left: Minor;
}

/** Locks the payments of an order. */
async function readShares(tx: Database, orderId: number): Promise<Share[]> {
  const shares: Share[] = [];
  for (const payment of await lockPaymentsOf(tx, orderId)) {
    if (!isReceived(payment)) continue;
    shares.push({ payment, left: await shareLeft(tx, payment, orderId) });
  }
  return shares;
}

/**
 * Returns an amount from the payments in proportion to what is left of each. What is for lines of a
 * member of a group comes from that member's payments first, then from the host's.
 */
async function returnShares(
  tx: Database,
  shares: Share[],
  request: RefundRequest & { orderId: number },
) {
  const amounts = splitRefund(
    request.amount,
    shares.map(({ payment, left }) => ({ memberId: payment.groupMemberId, left })),
    request.ofMembers ?? [],
  );
  for (const [index, { payment }] of shares.entries()) {
    const amount = amounts[index] ?? nothing;
    if (amount > nothing) await returnMoney(tx, payment, { ...request, amount });
  }
}

/** The payments of an order of which something is left, and what. Locks them. */
export async function readPaymentsLeft(
  tx: Database,
  orderId: number,
): Promise<{ payment: Payment; left: Minor }[]> {
  return (await readShares(tx, orderId)).filter(({ left }) => left > nothing);
}

/** The payments of a member of a group that count, and what is left of each. Locks them. */
export async function readMemberPayments(
  tx: Database,
  groupMemberId: number,
): Promise<{ payment: Payment; left: Minor }[]> {
  const shares: Share[] = [];
  for (const payment of await lockPaymentsOfMember(tx, groupMemberId)) {
    if (isReceived(payment)) shares.push({ payment, left: await amountLeft(tx, payment) });
  }
  return shares.filter(({ left }) => left > nothing);
}

/**
 * Ends what a member of a group has not paid yet, and returns what has been paid. The caller has
 * locked the group. Repeated, it returns nothing more.
 */
export async function releaseShares(
  tx: Database,
  { groupMemberId, reason, now }: { groupMemberId: number; reason: string; now: Date },
): Promise<void> {
  await endOpenShares(tx, groupMemberId, now);
  for (const { payment, left } of await readMemberPayments(tx, groupMemberId)) {
    await returnMoney(tx, payment, { orderId: null, amount: left, reason, now });
  }
}

/** What an order still has of a payment. */
async function shareLeft(tx: Database, payment: Payment, orderId: number): Promise<Minor> {
  const allocations = await readAllocations(tx, payment.id);
  const share = allocations.find((allocation) => allocation.orderId === orderId);
  return minor((share?.amount ?? nothing) - (await returned(tx, payment, orderId)));
}

/**
 * Decides what is taken of the reservations of an order, which the caller has locked: what is left
 * of each.
 */
export async function captureHolds(tx: Database, orderId: number): Promise<void> {
  for (const payment of await lockPaymentsOf(tx, orderId)) await captureHold(tx, payment);
}

/** Decides it once; a job takes it then. From then on, money goes back as that of any payment. */
async function captureHold(tx: Database, payment: Payment) {
  if (!isHeld(payment)) return;
  const captured = await amountLeft(tx, payment);
  await tx.update(payments).set({ captured }).where(eq(payments.id, payment.id));
  await enqueue(tx, capturePaymentJob, { publicId: payment.publicId });
}

/** Whether an amount is reserved of which it is not decided what is taken. */
function isHeld({ state, captured }: Payment): boolean {
  return state === "authorized" && captured === null;
}

async function amountLeft(tx: Database, payment: Payment): Promise<Minor> {
  return minor(payment.amount - (await returned(tx, payment, null)));
}

/** What of a payment has gone back or will, for one order or for all. */
async function returned(tx: Database, { id }: Payment, orderId: number | null): Promise<Minor> {
  const rows = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, id),
        ne(refunds.state, "rejected"),
        orderId === null ? undefined : eq(refunds.orderId, orderId),
      ),
    );
  return sumOf(rows.map(({ amount }) => amount));
}

/**
 * The stated way as far as this payment can take it: only a gateway can return what it collected.
 * Without one, customers get the money in their wallet where the shop has one; guests, and those
 * who have deleted their account, the way they paid.
 */
async function methodFor(
  tx: Database,
  payment: Payment,
  stated: Refund["method"] | undefined,
): Promise<Refund["method"]> {
  const { customerId, method } = payment;
  if (isHeld(payment)) return "hold";
  // The money has not arrived yet: it goes back through the gateway once it has.
  if (payment.state === "authorized") return "source";
  if (stated === "manual") return "manual";
  if (stated === "source" && method === "gateway") return "source";
  const isForWallet = stated === undefined ? (await readShop(tx)).wallet : stated === "wallet";
  const usesWallet = method === "wallet" || isForWallet;
  if (usesWallet && customerId !== null && (await hasAccount(tx, customerId))) return "wallet";
  return method === "gateway" ? "source" : "manual";
}

async function hasAccount(tx: Database, customerId: number): Promise<boolean> {
  const isOpen = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  return (await tx.$count(customers, isOpen)) > 0;
}

function toWalletTarget({ id, customerId }: Payment): RefundTarget {
  if (customerId === null) throw new Error(`payment ${id} has no wallet`);
  return { kind: "customer_wallet", customerId };
}

async function complete(
  tx: Database,
  { id, amount }: Refund,
  to: RefundTarget,
  bearer: RefundBearer,
  now: Date,
) {
  const fact = { cause: `refund:${id}`, amount };
  await postJournal(tx, { ...refundJournal({ ...fact, to, bearer }), at: now });
  const completed = { state: "completed", completedAt: now } as const;
  await tx.update(refunds).set(completed).where(eq(refunds.id, id));
}

function bearerColumns(bearer: RefundBearer) {
  if (bearer.kind === "store") return { borneBy: "store" as const, bearerId: bearer.storeId };
  if (bearer.kind === "platform") return { borneBy: "platform" as const };
  if (bearer.kind === "customer_claim") {
    return { borneBy: "customer" as const, bearerId: bearer.customerId };
  }
  return { borneBy: "courier" as const, bearerId: bearer.courierId };
}

/** Who bears a stored refund. */
export function toRefundBearer({ id, borneBy, bearerId }: Refund): RefundBearer {
  if (borneBy === "platform") return { kind: "platform" };
  if (bearerId === null) throw new Error(`refund ${id} has no bearer`);
  if (borneBy === "store") return { kind: "store", storeId: bearerId };
  if (borneBy === "customer") return { kind: "customer_claim", customerId: bearerId };
  return { kind: "courier_cash", courierId: bearerId };
}
