import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor, nothing, sumOf, times } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { refundOfLines } from "@errand/core/orders/refund-amounts";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "./line-snapshot.ts";
import type { RefundTerms } from "./order-effects.ts";
import type { OrderRow } from "./order-facts.ts";
import { transitionOrder } from "./order-transitions.ts";
import { orderLines } from "./orders.tables.ts";
import { type RefundRequest, refundRequests } from "./refund-requests.tables.ts";
import { refundableAmount } from "./refundable-amount.ts";

/** What the desk decides about a request. */
export interface RefundDecision {
  decision: "approve" | "reject";
  amount?: Minor | undefined;
  lines?: { id: number; quantity: number }[] | undefined;
  method?: "wallet" | "source" | "manual" | undefined;
  borneBy: "store" | "platform" | "courier";
  note: string | null;
}

/**
 * Decides the request of an order that the caller has locked. Approved money is returned at once or by a job. For
 * a guest, who cannot request one, an approval is the request too.
 * Throws `order_status` without a request, `refund` when it was decided before, and for an approval
 * `refund_amount`, `refund_lines`, `refund_method` and `borne_by`.
 */
export async function decideRefund(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  { at, ...decision }: RefundDecision & { at: Date },
): Promise<void> {
  const isApproved = decision.decision === "approve";
  const request =
    (await findRequest(tx, row.order.id)) ?? (isApproved ? await open(tx, row, desk, at) : null);
  if (!request) throw new AppError("order_status");
  if (request.state !== "pending") throw new AppError("refund");
  if (!isApproved) {
    await storeDecision(tx, request, { state: "rejected", deskNote: decision.note, updatedAt: at });
    return transitionOrder(tx, row.order.id, "refund_request_canceled", desk, { at });
  }
  const refund = await termsOf(tx, row, request, decision);
  const { amount } = refund;
  const approved = { state: "approved", amount, deskNote: decision.note, updatedAt: at } as const;
  await storeDecision(tx, request, approved);
  return transitionOrder(tx, row.order.id, "refunded", desk, { at, refund });
}

async function findRequest(tx: Database, orderId: number): Promise<RefundRequest | null> {
  const [request] = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId));
  return request ?? null;
}

/** Throws `order_status` unless the order is a guest's that can be refunded. */
async function open(tx: Database, { order }: OrderRow, desk: Actor, at: Date) {
  await transitionOrder(tx, order.id, "refund_requested", desk, { at });
  const values = {
    orderId: order.id,
    amount: refundableAmount(order),
    createdAt: at,
    updatedAt: at,
  };
  const [request] = await tx
    .insert(refundRequests)
    .values({ ...values, method: "manual", reason: "" })
    .returning();
  return request ?? null;
}

async function storeDecision(
  tx: Database,
  { id }: RefundRequest,
  decision: Pick<RefundRequest, "state" | "deskNote" | "updatedAt"> & { amount?: Minor },
) {
  await tx.update(refundRequests).set(decision).where(eq(refundRequests.id, id));
}

async function termsOf(
  tx: Database,
  row: OrderRow,
  request: RefundRequest,
  { amount, lines, method, borneBy }: Omit<RefundDecision, "decision" | "note">,
): Promise<RefundTerms> {
  const { order, shop } = row;
  const hasWallet = shop.wallet && order.customerId !== null;
  if (method === "wallet" && !hasWallet) throw new AppError("refund_method", { field: "method" });
  const asRequested = request.method === "wallet" && hasWallet ? "wallet" : "source";
  return {
    amount: await amountOf(tx, row, { amount, lines }),
    method: method ?? asRequested,
    borneBy: bearerOf(row, borneBy),
    isHandedOut: true,
  };
}

async function amountOf(
  tx: Database,
  { order }: OrderRow,
  { amount, lines }: Pick<RefundDecision, "amount" | "lines">,
): Promise<Minor> {
  const left = refundableAmount(order);
  const chosen = amount ?? (lines ? await amountOfLines(tx, order.id, left, lines) : left);
  if (chosen > left || chosen === nothing) {
    throw new AppError("refund_amount", { field: "amount", data: { left: fromMinor(left) } });
  }
  return chosen;
}

async function amountOfLines(
  tx: Database,
  orderId: number,
  left: Minor,
  chosen: { id: number; quantity: number }[],
): Promise<Minor> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ id, quantity, unitPrice, discount, snapshot }) => {
    const addOns = readSnapshot(snapshot).addOns.map(({ price, quantity: pieces }) =>
      times(price, pieces),
    );
    const net = minor(times(unitPrice, quantity) + sumOf(addOns) - discount);
    return { id, quantity, net };
  });
  const amount = refundOfLines(left, lines, chosen);
  if (amount === null) throw new AppError("refund_lines", { field: "lines" });
  return amount;
}

function bearerOf({ order, cart }: OrderRow, borneBy: RefundDecision["borneBy"]) {
  if (borneBy === "platform") return { kind: "platform" } as const;
  if (borneBy === "store" && cart) return { kind: "store", storeId: cart.storeId } as const;
  if (borneBy === "courier" && order.courierId !== null) {
    return { kind: "courier_cash", courierId: order.courierId } as const;
  }
  throw new AppError("borne_by", { field: "borne_by" });
}
