import type { Database } from "@errand/server/database/database";
import { orders } from "@errand/server/order-rows/orders.tables";
import { eq } from "drizzle-orm";

/**
 * The code that a customer names at the door; undefined for an order without one. It is read from
 * the database, because no endpoint shows it to couriers and stores.
 */
export async function codeFromCustomer(db: Database, orderId: number): Promise<string | undefined> {
  const [order] = await db.select({ otp: orders.otp }).from(orders).where(eq(orders.id, orderId));
  return order?.otp ?? undefined;
}
