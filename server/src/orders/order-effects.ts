import { AppError, AppErrors } from "@errand/core/errors";
import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { amountOf } from "@errand/core/pricing/receipt";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { refundOrder, releasePayments } from "../payments/refunds.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStockAgain } from "../stock/reserve-stock.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { expireLater } from "./expire-order.job.ts";
import type { OrderRow } from "./order-facts.ts";
import { storePaymentStatus } from "./payment-status.data.ts";

/**
 * What a change of status brings about in the same transaction (contract 4.5): a canceled or failed order
 * returns its stock and its money, one that is retried takes its stock again, a refunded one returns what
 * is refundable. Throws `stock` when the stock is sold meanwhile.
 */
export async function applyEffects(
  tx: Database,
  { order }: OrderRow,
  to: OrderStatus,
  { at, processingMinutes }: { at: Date; processingMinutes?: number },
): Promise<void> {
  const orderId = order.id;
  if (to === "processing") {
    await tx
      .update(cartOrders)
      .set({ processingMinutes: processingMinutes ?? null })
      .where(eq(cartOrders.orderId, orderId));
  }
  if (to === "canceled" || to === "failed") {
    await releaseStock(tx, orderCause(orderId));
    await releasePayments(tx, { orderId, reason: to, now: at });
  } else if (to === "pending") {
    await takeStockAgain(tx, orderId);
    await expireLater(tx, orderId, at);
  } else if (to === "refunded") {
    const amount = refundableAmount(order);
    await refundOrder(tx, { orderId, amount, reason: to, now: at });
  } else return;
  await storePaymentStatus(tx, orderId);
}

async function takeStockAgain(tx: Database, orderId: number) {
  const shortages = await reserveStockAgain(tx, orderCause(orderId));
  if (shortages.length === 0) return;
  throw new AppErrors(
    shortages.map(
      ({ itemId, available }) =>
        new AppError("stock", { data: { cart_id: null, item_id: itemId, available } }),
    ),
  );
}

/** What a refund returns of what was paid: all but the delivery and the tip (contract 4.5). */
function refundableAmount({ amount, paid, receipt }: OrderRow["order"]): Minor {
  const keys = ["delivery_charge", "free_delivery", "dm_tips"] as const;
  const kept = sumOf(keys.map((key) => amountOf(receipt, key)));
  return minor(Math.max(Math.min(amount - kept, paid), nothing));
}
