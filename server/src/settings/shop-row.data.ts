import { AppError } from "@errand/core/errors";
import { shop } from "../config/config.tables.ts";
import type { Database } from "../database/database.ts";

export type ShopRow = Pick<typeof shop.$inferSelect, "settings" | "landing">;

/** The settings as they are stored now; never from a cache. */
export async function readShopRow(db: Database): Promise<ShopRow> {
  const [row] = await db.select().from(shop);
  if (!row) throw new AppError("not_set_up");
  return row;
}

/** Changes the settings. Different parts that change at once wait for each other. */
export async function changeShopRow(
  tx: Database,
  change: (row: ShopRow) => Partial<ShopRow>,
): Promise<void> {
  const [row] = await tx.select().from(shop).for("update");
  if (!row) throw new AppError("not_set_up");
  await tx.update(shop).set(change(row));
}
