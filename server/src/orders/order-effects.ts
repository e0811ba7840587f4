import { AppError, AppErrors } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { captureHolds } from "../payments/refunds.ts";
import { releaseReductions, retakeReductions } from "../rewards/reductions.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStockAgain } from "../stock/reserve-stock.ts";
import { awaitFulfillment } from "./await-fulfillment.ts";
import { creditCourier } from "./courier-earnings.data.ts";
import { creditSale } from "./credit-sale.ts";
import { findSale } from "./credit-store.ts";
import { expireLater } from "./expire-order.job.ts";
import { recordParcelCancellation } from "./parcel-cancellations.data.ts";
import { storePaymentStatus } from "./payment-status.data.ts";
import { releaseSale } from "./release-sale.ts";
import { retakeWalletPart } from "./retake-wallet-part.ts";
import { settleRun } from "./settle-run.ts";
import { releaseSlot, takeSlot } from "./store-slots.data.ts";

/** Who changes an order and why, and what the change needs besides. */
interface Effects {
  at: Date;
  actor: Actor;
  reason?: string | string[] | undefined;
  processingMinutes?: number;
}

/**
 * What a change of status brings about in the same transaction (contract 4.5): a canceled or failed
 * order returns its stock, its slot, its coupon, its referral bonus, its cashback and its money (of
 * a collected parcel without the fee of its return, which is what it costs then), one that is
 * retried takes all of them and the wallet's part again, a refunded one returns its coupon, its
 * referral bonus and its cashback, a delivered one, unless it was delivered before, is credited to
 * its courier and its store, earns its cashback and its points and rewards who referred its
 * customer, a confirmed one waits for its store until a time, and of a ready one the gateway takes
 * what it has reserved. Throws `stock_exceeded`, `slot_full`, `coupon_used_up`, `ref_bonus_used` or
 * `wallet_balance_low` when they are gone meanwhile.
 */
export async function applyEffects(
  tx: Database,
  row: OrderRow,
  to: OrderStatus,
  { at, actor, reason, processingMinutes }: Effects,
): Promise<void> {
  const { order } = row;
  const orderId = order.id;
  // A store that confirms a scheduled order has not begun it: it states its time when it starts it.
  if (to === "processing" || (to === "confirmed" && !order.scheduled)) {
    await tx
      .update(cartOrders)
      .set({ processingMinutes: processingMinutes ?? null })
      .where(eq(cartOrders.orderId, orderId));
  }
  if (to === "confirmed") {
    await awaitFulfillment(tx, { ...row, order: { ...order, status: to } }, at);
  }
  if (to === "handover") await captureHolds(tx, orderId);
  if (to === "delivered" && isActiveStatus(order.status)) {
    await creditCourier(tx, order, at);
    await creditSale(tx, row, findSale(row), at);
  }
  if (to === "refunded") await releaseReductions(tx, order, at);
  if (to === "canceled") await settleRun(tx, row, { actor, at });
  if (to === "canceled" || to === "failed") {
    await releaseSale(
      tx,
      { order, to, at },
      {
        async free() {
          await releaseStock(tx, orderCause(orderId));
          await releaseSlot(tx, orderId);
        },
        async settle() {
          if (!row.parcel || to === "failed") return {};
          const reasons = [reason ?? []].flat();
          const keep = await recordParcelCancellation(tx, row, { actor, reasons, at });
          return order.statusTimestamps.picked_up ? { keep, amount: keep } : { keep };
        },
      },
    );
  }
  if (to === "pending") {
    await takeStockAgain(tx, orderId);
    await takeSlot(tx, orderId);
    await retakeReductions(tx, row, at);
    await retakeWalletPart(tx, order, at);
    await expireLater(tx, orderId, at);
    await storePaymentStatus(tx, orderId);
  }
}

async function takeStockAgain(tx: Database, orderId: number) {
  const shortages = await reserveStockAgain(tx, orderCause(orderId));
  if (shortages.length === 0) return;
  throw new AppErrors(
    shortages.map(
      ({ itemId, available }) =>
        new AppError("stock_exceeded", { data: { cart_id: null, item_id: itemId, available } }),
    ),
  );
}
