import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { readOrderPayments } from "../payments/order-payments.data.ts";
import { recordPayment } from "../payments/record-payment.ts";

/**
 * Takes from the wallet what it paid of an order before that failed (contract 4.5). Nothing when
 * the wallet paid no part, or has paid it again. Throws `wallet_balance_low` when the wallet no
 * longer holds it.
 */
export async function retakeWalletPart(
  tx: Database,
  { id: orderId, customerId, currencyCode: currency }: typeof orders.$inferSelect,
  now: Date,
): Promise<void> {
  const payments = (await readOrderPayments(tx, [orderId])).get(orderId) ?? [];
  const last = payments.findLast(({ payment }) => payment.method === "wallet");
  const isReturned = last !== undefined && last.returned === last.amount;
  if (!isReturned || customerId === null) return;
  const payer = { customerId, guestId: null };
  const allocations = [{ orderId, amount: last.amount }];
  await recordPayment(tx, { method: "wallet", allocations, payer, currency, now });
}
