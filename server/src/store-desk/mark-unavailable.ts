import { AppError } from "@errand/core/errors";
import { type Minor, minor, nothing } from "@errand/core/money";
import { canChangeLines } from "@errand/core/orders/order-edits";
import { type MissingPieces, withoutMissing } from "@errand/core/pricing/changed-order";
import { type OrderToPrice, priceOrder } from "@errand/core/pricing/receipt";
import type { markUnavailable } from "@errand/core/store-desk/store-edits.contract";
import { and, asc, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refundOrder } from "../payments/refunds.ts";
import { changeReservation } from "../stock/change-reservation.ts";
import { orderCause } from "../stock/reserve-stock.ts";
import { type MissingLine, type OrderLine, writeChangedLines } from "./changed-lines.data.ts";
import { readReplacements } from "./replacement.ts";

type Missing = z.output<typeof markUnavailable.input>["lines"];

/**
 * Takes missing pieces out of an order, which the caller has locked, and puts their replacements
 * in: lines, receipt, stock and money change together. Returns what goes back of what was paid.
 * Throws `order_status_conflict`, `order_line_not_refundable`, `replacement_invalid` (also where
 * the customer wants no replacement), and `nothing_left`.
 */
export async function takeOutMissing(
  tx: Database,
  row: OrderRow,
  lines: Missing,
  now: Date,
): Promise<Minor> {
  const { order, cart } = row;
  // Orders of before prices were stored cannot be priced again.
  if (!canChangeLines(toOrderFacts(row)) || !cart?.pricing)
    throw new AppError("order_status_conflict");
  const stored = await readActiveLines(tx, order.id, cart.pricing);
  const missing = await resolveMissing(tx, row, stored, lines, now);
  const pricing = withoutMissing(cart.pricing, missing.map(toMissingPieces));
  if (pricing.lines.length === 0) throw new AppError("nothing_left", { field: "lines" });

  await changeStock(tx, order.id, missing);
  const receipt = priceOrder(pricing);
  await writeChangedLines(tx, order.id, stored, missing, { pricing, receipt });
  const refunded = await changeAmount(tx, order, receipt.total, now);
  await tx
    .update(orders)
    .set({ receipt: receipt.lines, updatedAt: now })
    .where(eq(orders.id, order.id));
  await tx
    .update(cartOrders)
    .set({
      pricing,
      freeDeliveryBy: receipt.freeDeliveryBy,
      agreedAmount: cart.agreedAmount ?? order.amount,
    })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
  await sendMessageLater(tx, { orderId: order.id, message: "changed", at: now });
  return refunded;
}

/** The lines of which something is left, in the sequence in which they are priced. */
async function readActiveLines(
  tx: Database,
  orderId: number,
  pricing: OrderToPrice,
): Promise<OrderLine[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, 0)))
    .orderBy(asc(orderLines.id));
  const isSame = pricing.lines.every(
    ({ itemId, quantity }, index) =>
      lines[index]?.itemId === itemId && lines[index]?.quantity === quantity,
  );
  if (lines.length !== pricing.lines.length || !isSame) {
    throw new Error(`the lines of order ${orderId} are not those of its receipt`);
  }
  return lines;
}

async function resolveMissing(
  tx: Database,
  row: OrderRow,
  stored: OrderLine[],
  requested: Missing,
  now: Date,
): Promise<MissingLine[]> {
  const wanted = requested.flatMap(({ replace_with: itemId, quantity }) =>
    itemId === undefined ? [] : [{ itemId, quantity }],
  );
  const replacements = await readReplacements(tx, row, wanted, now);
  const used = new Set<number>();
  return requested.map(({ detail_id: id, quantity, replace_with: itemId }) => {
    const index = stored.findIndex((line) => line.id === id);
    const line = stored[index];
    if (!line || used.has(id) || quantity > line.quantity) {
      throw new AppError("order_line_not_refundable", { field: "lines" });
    }
    used.add(id);
    const isReplaceable = line.ifSoldOut !== "remove" && !line.snapshot.prescription;
    if (itemId === line.itemId || (itemId !== undefined && !isReplaceable))
      throw new AppError("replacement_invalid", { field: "lines" });
    const replacement = itemId === undefined ? null : (replacements.get(itemId) ?? null);
    return { line, index, quantity, replacement };
  });
}

function toMissingPieces({ index, quantity, replacement }: MissingLine): MissingPieces {
  return {
    line: index,
    quantity,
    replacement: replacement && {
      itemId: replacement.line.item.id,
      unitPrice: replacement.unitPrice,
    },
  };
}

async function changeStock(tx: Database, orderId: number, missing: MissingLine[]) {
  const shortages = await changeReservation(tx, orderCause(orderId), {
    returned: missing.map(({ line, quantity }) => ({ ...line, quantity })),
    added: missing.flatMap(({ quantity, replacement }) =>
      replacement
        ? [{ itemId: replacement.line.item.id, variationId: null, flashSaleId: null, quantity }]
        : [],
    ),
  });
  const [shortage] = shortages;
  if (!shortage) return;
  const data = { item_id: shortage.itemId, available: shortage.available };
  throw new AppError("replacement_invalid", { field: "lines", data });
}

/** Lowers the amount of an order, and returns what was paid beyond it to where refunds go. */
async function changeAmount(
  tx: Database,
  { id: orderId, paid }: OrderRow["order"],
  amount: Minor,
  now: Date,
): Promise<Minor> {
  const refunded = minor(Math.max(paid - amount, 0));
  if (refunded > nothing) {
    await refundOrder(tx, { orderId, amount: refunded, reason: "unavailable", now });
  }
  await storePaymentStatus(tx, orderId, { amount });
  return refunded;
}
