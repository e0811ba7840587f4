import { minor } from "@errand/core/money";
import type { Database } from "../database/database.ts";
import { creditGift } from "../ledger/customer-balances.data.ts";
import { notify } from "../notifications/notify.ts";
import { getOrderKind } from "../order-rows/order-kind.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { readCashbacks } from "./cashback.data.ts";

/**
 * Credits the cashback of a delivered order or a completed trip to the wallet of its customer
 * (contract 4.7), at most what the order costs after its store has changed lines.
 */
export async function creditCashback(
  tx: Database,
  order: typeof orders.$inferSelect,
  at: Date,
): Promise<void> {
  const { id: orderId, customerId, amount: orderAmount } = order;
  if (customerId === null) return;
  const noted = (await readCashbacks(tx, [orderId])).get(orderId) ?? 0;
  const amount = minor(Math.min(noted, orderAmount));
  if (amount === 0) return;
  const kind = getOrderKind(order);
  const cause = `${kind.name}:${orderId}:cashback`;
  await creditGift(tx, "cashback", { cause, customerId, amount }, at);
  await notify(tx, {
    customerId,
    cause,
    type: "cashback",
    message: kind.name === "trip" ? "trip_cashback_earned" : "cashback_earned",
    values: { amount: { amount }, id: String(orderId) },
    target: kind.target,
    at,
  });
}
