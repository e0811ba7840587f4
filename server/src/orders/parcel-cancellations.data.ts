import { basisPoints, fromMinor, fromPercent, type Minor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import type { ParcelCancellation } from "@errand/core/orders/parcel.types";
import { returnFee, returnReceipt } from "@errand/core/parcel/return-fee";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isReturning, type OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelCancellations } from "../order-rows/parcel-orders.tables.ts";

export type ParcelCancellationRow = typeof parcelCancellations.$inferSelect;

/**
 * Records how a parcel is canceled, and returns what bringing it back costs: nothing before the
 * pickup, and nothing when the desk decides it (contract 5.1). The receipt of a collected parcel
 * becomes that of its return. `row` is the parcel before.
 */
export async function recordParcelCancellation(
  tx: Database,
  { order, shop }: Pick<OrderRow, "order" | "shop">,
  { actor, reasons, at }: { actor: Actor; reasons: string[]; at: Date },
): Promise<Minor> {
  const isCollected = order.statusTimestamps.picked_up !== undefined;
  const isBySender = actor.kind === "customer" || actor.kind === "guest";
  const rate = isCollected && isBySender ? fromPercent(shop.parcelReturnFee) : basisPoints(0);
  const fee = returnFee(order.receipt, rate);
  await tx
    .insert(parcelCancellations)
    .values({ orderId: order.id, reasons, returnFee: fee, createdAt: at });
  if (isCollected) {
    const tax = { rate: order.taxRate, included: order.taxIncluded };
    const receipt = returnReceipt(fee, tax);
    await tx.update(orders).set({ receipt }).where(eq(orders.id, order.id));
  }
  return fee;
}

/** The cancellations of those of the orders that are canceled parcels. */
export async function readParcelCancellations(
  db: Database,
  rows: OrderRow[],
): Promise<Map<number, ParcelCancellationRow>> {
  const ids = rows.filter(({ parcel, cancellation }) => parcel && cancellation).map(idOf);
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(parcelCancellations)
    .where(inArray(parcelCancellations.orderId, ids));
  return new Map(found.map((row) => [row.orderId, row]));
}

const idOf = ({ order }: OrderRow): number => order.id;

/**
 * The cancellation in the contract's shape; null for an order that was not canceled, or no parcel.
 */
export function toParcelCancellation(
  row: OrderRow,
  cancellation: ParcelCancellationRow | undefined,
  canceledBy: string | null,
): ParcelCancellation | null {
  if (!cancellation) return null;
  const { order } = row;
  const { picked_up: collected, returned } = order.statusTimestamps;
  return {
    reason: cancellation.reasons,
    cancel_by: canceledBy ?? "admin",
    note: row.cancellation?.note ?? null,
    before_pickup: collected === undefined ? 1 : 0,
    return_fee: fromMinor(cancellation.returnFee),
    return_fee_payment_status: order.paid >= cancellation.returnFee ? "paid" : "unpaid",
    return_date: isReturning(row) ? null : (returned ?? null),
    created_at: cancellation.createdAt.toISOString(),
  };
}
