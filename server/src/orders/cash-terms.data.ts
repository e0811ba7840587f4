import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";

/**
 * Whether the shop and the zone of an order take cash, and the highest amount; null without a
 * limit.
 */
export async function readCashTerms(db: Database, { order, shop }: OrderRow) {
  const [terms] = await db
    .select({ offered: zones.cashOnDelivery, limit: zoneModules.maximumCashOrder })
    .from(zones)
    .leftJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, zones.id), eq(zoneModules.moduleId, order.moduleId)),
    )
    .where(eq(zones.id, order.zoneId));
  return {
    offered: shop.cashOnDelivery && terms?.offered === true,
    limit: terms?.limit ?? null,
  };
}
