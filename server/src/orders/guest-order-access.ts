import { AppError } from "@errand/core/errors";
import { toE164 } from "@errand/core/phone";
import { eq } from "drizzle-orm";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import type { Api } from "../requests/api.ts";
import type { Shopper } from "../requests/caller.ts";
import { orders } from "./orders.tables.ts";

/**
 * Throws `order` (404) unless the caller may see and change the order: its customer, or its guest with
 * the phone number of the order. Unknown orders, others' orders and wrong numbers look alike. Only
 * wrong numbers count towards the limits. Other guests have a counter of their own, so that nobody
 * can lock the order's guest out (contract 1.2 and 1.7, safety 10).
 */
export async function requireOrderAccess(
  api: Pick<Api, "limits">,
  { db, shopper, address }: { db: Database; shopper: Shopper; address: string },
  proof: { order_id: number; contact_number?: string | undefined },
): Promise<void> {
  const [order] = await db
    .select({
      customerId: orders.customerId,
      guestId: orders.guestId,
      contactNumber: orders.contactNumber,
    })
    .from(orders)
    .where(eq(orders.id, proof.order_id));

  if (shopper.kind === "customer") {
    if (order?.customerId !== shopper.customerId) throw new AppError("order");
    return;
  }
  const isOwn = order?.guestId === shopper.guestId;
  const limitKey = `${proof.order_id} ${isOwn ? "own" : "foreign"}`;
  await api.limits.proofsByAddress.check(address);
  await api.limits.proofsByOrder.check(limitKey);

  const { country } = await readShop(db);
  const number = proof.contact_number && toE164(proof.contact_number, country);
  if (isOwn && number === order.contactNumber) return;
  await api.limits.proofsByAddress.take(address);
  await api.limits.proofsByOrder.take(limitKey);
  throw new AppError("order");
}
