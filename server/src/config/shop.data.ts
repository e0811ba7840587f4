import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import type { PoolShop } from "../database/named-session.ts";
import { findPoolShop } from "../database/shop-schema.ts";
import { shop } from "./config.tables.ts";
import type { ShopSettings } from "./shop.ts";

type ReadSettings = () => Promise<ShopSettings>;

const caches = new WeakMap<PoolShop, ReadSettings>();

/**
 * Lets `readShop` take the settings from a cache, on this pool and in its transactions. `read` must
 * read them on another one: transactions that hold all connections of this one wait for it.
 */
export function cacheShop(db: Database, read: ReadSettings): void {
  const pool = findPoolShop(db);
  if (!pool) throw new Error("settings are cached for a pool");
  caches.set(pool, read);
}

/**
 * The settings of the shop, from the cache of the process where there is one; a command reads them.
 * Throws `not_set_up` in an empty database.
 */
export function readShop(db: Database): Promise<ShopSettings> {
  const pool = findPoolShop(db);
  const readCached = pool && caches.get(pool);
  return readCached ? readCached() : readStoredShop(db);
}

/** The settings of the shop as they are stored now. Throws `not_set_up` in an empty database. */
export async function readStoredShop(db: Database): Promise<ShopSettings> {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  if (!row) throw new AppError("not_set_up");
  return row.settings;
}

/** Adds the settings of the shop to rows whose rules depend on them. */
export async function withShop<Row>(
  db: Database,
  rows: Row[],
): Promise<(Row & { shop: ShopSettings })[]> {
  if (rows.length === 0) return [];
  const settings = await readShop(db);
  return rows.map((row) => ({ ...row, shop: settings }));
}
