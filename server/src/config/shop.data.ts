import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import { shop } from "./config.tables.ts";
import type { ShopSettings } from "./shop.ts";

/** The settings of the shop. Throws `not_set_up` in an empty database. */
export async function readShop(db: Database): Promise<ShopSettings> {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  if (!row) throw new AppError("not_set_up");
  return row.settings;
}
