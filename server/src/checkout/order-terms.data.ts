import { and, eq, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { shop } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import type { StoreInZone } from "./checkout-input.ts";

/**
 * The settings of the shop, and the store with the terms of its zone, from one read: orders are
 * never priced from caches. `seller` is null when the module has no such store.
 */
export async function readOrderTerms(
  db: Database,
  storeId: number,
  moduleId: number,
): Promise<{ shop: ShopSettings; seller: StoreInZone | null }> {
  const [terms] = await orderTerms(db).execute({ storeId, moduleId });
  if (!terms) throw new Error("the shop is not set up: the table shop is empty");
  const { settings, store, zone, pivot } = terms;
  return { shop: settings, seller: store && zone && pivot ? { store, zone, pivot } : null };
}

const orderTerms = preparedQuery((db) =>
  db
    .select({ settings: shop.settings, store: stores, zone: zones, pivot: zoneModules })
    .from(shop)
    .leftJoin(
      stores,
      and(
        eq(stores.id, sql.placeholder("storeId")),
        eq(stores.moduleId, sql.placeholder("moduleId")),
      ),
    )
    .leftJoin(zones, eq(zones.id, stores.zoneId))
    .leftJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .prepare("order_terms"),
);
