import { pointsEarned } from "@errand/core/ledger/wallet-journals";
import { pointsFor } from "@errand/core/loyalty/points";
import { fromPercent } from "@errand/core/money";
import { loyaltyOf } from "../config/loyalty.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { notify } from "../notifications/notify.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { getOrderKind } from "../order-rows/order-kind.ts";
import type { orders } from "../order-rows/orders.tables.ts";

/**
 * Credits the points of a delivered order or a completed trip to its customer (contract 4.8).
 * Nothing where the shop has no points then. A refund takes them back (`takeBackRewards`).
 */
export async function creditPoints(
  tx: Database,
  { order, shop }: { order: typeof orders.$inferSelect; shop: OrderRow["shop"] },
  at: Date,
): Promise<void> {
  const { id: orderId, customerId, amount } = order;
  const terms = loyaltyOf(shop);
  if (customerId === null || terms === null) return;
  const points = pointsFor(amount, fromPercent(terms.purchasePercent));
  if (points === 0) return;
  const kind = getOrderKind(order);
  const cause = `${kind.name}:${orderId}:points`;
  await postJournal(tx, { ...pointsEarned({ cause, customerId, points }), at });
  await notify(tx, {
    customerId,
    cause,
    type: "loyalty_point",
    message: kind.name === "trip" ? "trip_points_earned" : "points_earned",
    values: { points, id: String(orderId) },
    target: kind.target,
    at,
  });
}
