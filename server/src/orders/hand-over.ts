import { AppError } from "@errand/core/errors";
import type { StaffOrderDetails } from "@errand/core/orders/staff-orders.types";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { handoverCode, isHandoverCode } from "./order-codes.ts";
import { notifyWatchers } from "./order-events.ts";

interface Handover {
  now: Date;
  secret: string;
  /** What the courier said, or its end; undefined when nobody asked. */
  code: string | undefined;
  /** Undefined where the store does not state them again. */
  bags: number | undefined;
}

/**
 * Records once that the store gave an order, which is locked and ready, to its courier. The status
 * stays: only the courier changes it to picked up (contract 4.5). Throws `order_status_conflict`,
 * and `handover_code_wrong` for the code of another courier.
 */
export async function handOver(
  tx: Database,
  { order, cart }: OrderRow,
  { now, secret, code, bags }: Handover,
): Promise<void> {
  const { courierId } = order;
  const isWaiting = order.status === "handover" && courierId !== null;
  if (!isWaiting || cart?.type !== "delivery" || cart.handedOverAt !== null) {
    throw new AppError("order_status_conflict");
  }
  if (code !== undefined && !isHandoverCode(handoverCode(secret, order.id, courierId), code)) {
    throw new AppError("handover_code_wrong", { field: "pickup_code" });
  }
  await tx
    .update(cartOrders)
    .set({ handedOverAt: now, bags })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
}

/** What the store packed of an order, and when it gave it to its courier. */
export async function readPacking(db: Database, orderId: number): Promise<Packing> {
  const [row] = await db
    .select({
      handedOverAt: cartOrders.handedOverAt,
      picks: cartOrders.picks,
      bags: cartOrders.bags,
    })
    .from(cartOrders)
    .where(eq(cartOrders.orderId, orderId));
  return toPacking(row);
}

export type Packing = Pick<StaffOrderDetails, "handed_over_at" | "picks" | "bags">;

type PackedOrder = Pick<typeof cartOrders.$inferSelect, "handedOverAt" | "picks" | "bags">;

/** The same in the contract's shape; a parcel has none. */
export function toPacking(cart: PackedOrder | undefined): Packing {
  return {
    handed_over_at: cart?.handedOverAt?.toISOString() ?? null,
    picks: (cart?.picks ?? []).map(({ detailId, found }) => ({ detail_id: detailId, found })),
    bags: cart?.bags ?? null,
  };
}

/** The next courier of an order does not have it yet. */
export async function forgetHandover(tx: Database, orderId: number): Promise<void> {
  await tx.update(cartOrders).set({ handedOverAt: null }).where(eq(cartOrders.orderId, orderId));
}
