import { type Minor, minor, nothing } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentAllocations } from "./payments.tables.ts";
import { readPaymentsLeft } from "./refunds.ts";

/**
 * Counts a part of what was paid for an order for another one that the same payment is for, as far
 * as something of it is left. No money moves: the payment brought it. The caller has locked both
 * orders.
 */
export async function moveAllocations(
  tx: Database,
  { from, to, amount }: { from: number; to: number; amount: Minor },
): Promise<void> {
  let due = amount;
  for (const { payment, left } of await readPaymentsLeft(tx, from)) {
    const moved = minor(Math.min(due, left));
    if (moved === nothing) return;
    if (await moveWithin(tx, payment.id, { from, to, amount: moved })) due = minor(due - moved);
  }
}

/** False where the payment is not for the other order. */
async function moveWithin(
  tx: Database,
  paymentId: number,
  { from, to, amount }: { from: number; to: number; amount: Minor },
): Promise<boolean> {
  const shares = await tx
    .select()
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId));
  const shareOf = (orderId: number) => shares.find((share) => share.orderId === orderId);
  const [giving, taking] = [shareOf(from), shareOf(to)];
  if (!giving || !taking) return false;
  const isShare = (orderId: number) =>
    and(eq(paymentAllocations.paymentId, paymentId), eq(paymentAllocations.orderId, orderId));
  const rest = minor(giving.amount - amount);
  if (rest === nothing) await tx.delete(paymentAllocations).where(isShare(from));
  else await tx.update(paymentAllocations).set({ amount: rest }).where(isShare(from));
  const more = { amount: minor(taking.amount + amount) };
  await tx.update(paymentAllocations).set(more).where(isShare(to));
  return true;
}
