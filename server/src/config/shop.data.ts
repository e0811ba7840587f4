import type { Database } from "../database/database.ts";
import { shop } from "./config.tables.ts";
import type { ShopSettings } from "./shop.ts";

/** The settings of the shop. Throws in an empty database, which has no such row. */
export async function readShop(db: Database): Promise<ShopSettings> {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  if (!row) throw new Error("the shop is not set up: the table shop is empty");
  return row.settings;
}
