import { AppError } from "@errand/core/errors";
import { type Minor, minor, nothing } from "@errand/core/money";
import { canChangeLines } from "@errand/core/orders/order-edits";
import type { MissingPieces } from "@errand/core/pricing/changed-order";
import { type OrderToPrice, priceOrder } from "@errand/core/pricing/receipt";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refundOrder } from "../payments/refunds.ts";
import { changeReservation } from "../stock/change-reservation.ts";
import { orderCause } from "../stock/reserve-stock.ts";
import { type MissingLine, type OrderLine, writeChangedLines } from "./changed-lines.data.ts";
import { getCheaperParts, readReturnable } from "./member-parts.ts";

/** The lines of which something is left, in the sequence in which they are priced. */
interface ChangeableLines {
  stored: OrderLine[];
  pricing: OrderToPrice;
}

/**
 * The lines of an order whose store may change them. Throws `order_status_conflict`, also for an
 * order from before prices were stored, which cannot be priced again.
 */
export async function readChangeableLines(tx: Database, row: OrderRow): Promise<ChangeableLines> {
  const pricing = row.cart?.pricing;
  if (!canChangeLines(toOrderFacts(row)) || !pricing) throw new AppError("order_status_conflict");
  return { stored: await readActiveLines(tx, row.order.id, pricing), pricing };
}

/** The lines of which something is left, in the sequence in which they are priced. */
export async function readActiveLines(
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

export function toMissingPieces({ index, quantity, replacement }: MissingLine): MissingPieces {
  return {
    line: index,
    quantity,
    replacement: replacement && {
      itemId: replacement.line.item.id,
      unitPrice: replacement.unitPrice,
    },
  };
}

/**
 * Writes a change of the lines of an order, which the caller has locked: lines, receipt, stock and
 * money together. `pricing` is what the receipt is computed from then. Returns what goes back of
 * what was paid. Throws `replacement_invalid` for a sold out one, and `nothing_left`.
 */
export async function writeChange(
  tx: Database,
  { order, cart }: OrderRow,
  { stored, missing, pricing }: ChangeableLines & { missing: MissingLine[] },
  { reason, now }: { reason: "unavailable" | "weighed"; now: Date },
): Promise<Minor> {
  if (pricing.lines.length === 0) throw new AppError("nothing_left", { field: "lines" });
  if (missing.length > 0) await changeStock(tx, order.id, missing);
  const receipt = priceOrder(pricing);
  await writeChangedLines(tx, order.id, stored, missing, { pricing, receipt });
  const before = cart?.pricing ?? pricing;
  const ofMembers = getCheaperParts(stored, missing, { before, after: pricing });
  const forMembers = await readReturnable(tx, order.id, ofMembers);
  const refunded = minor(Math.max(order.paid - receipt.total, forMembers));
  if (refunded > nothing) {
    await refundOrder(tx, { orderId: order.id, amount: refunded, reason, ofMembers, now });
  }
  await storePaymentStatus(tx, order.id, { amount: receipt.total });
  await tx
    .update(orders)
    .set({ receipt: receipt.lines, updatedAt: now })
    .where(eq(orders.id, order.id));
  await tx
    .update(cartOrders)
    .set({
      pricing,
      freeDeliveryBy: receipt.freeDeliveryBy,
      agreedAmount: cart?.agreedAmount ?? order.amount,
    })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
  return refunded;
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
