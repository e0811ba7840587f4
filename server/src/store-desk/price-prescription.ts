import { AppError } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import { canBePriced } from "@errand/core/orders/order-edits";
import { type LineToPrice, priceOrder } from "@errand/core/pricing/receipt";
import type { pricePrescription } from "@errand/core/store-desk/store-edits.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readCashTerms } from "../orders/cash-terms.data.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";

type PricedLine = z.output<typeof pricePrescription.input>["lines"][number];

/**
 * Writes the store's lines into a prescription order, which the caller has locked, and its receipt
 * by the terms of when it was placed. Throws `order_status_conflict` once the customer has agreed
 * or the order is over, and `cod_maximum_exceeded` when the total is too high for cash.
 */
export async function writePrescriptionPrice(
  tx: Database,
  row: OrderRow,
  lines: PricedLine[],
  at: Date,
): Promise<void> {
  const { order, cart } = row;
  if (!canBePriced(toOrderFacts(row)) || !cart?.pricing)
    throw new AppError("order_status_conflict");
  const pricing = { ...cart.pricing, lines: lines.map(toLineToPrice) };
  const receipt = priceOrder(pricing);
  const { limit } = await readCashTerms(tx, row);
  if (limit !== null && receipt.total > limit)
    throw new AppError("cod_maximum_exceeded", { field: "lines" });
  await tx
    .update(orders)
    .set({ amount: receipt.total, receipt: receipt.lines, updatedAt: at })
    .where(eq(orders.id, order.id));
  await tx
    .update(cartOrders)
    .set({ pricing, pricedAt: at, freeDeliveryBy: receipt.freeDeliveryBy })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
  await sendMessageLater(tx, { orderId: order.id, message: "priced", at });
}

function toLineToPrice({ name, quantity, price }: PricedLine): LineToPrice {
  const terms = { addOns: [], discount: null, flashSale: null, isCampaign: false };
  return { name, quantity, unitPrice: toMinor(price), ...terms };
}
