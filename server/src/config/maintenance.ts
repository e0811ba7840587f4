import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { shop } from "./config.tables.ts";
import type { ShopSettings } from "./shop.ts";

/**
 * Whether customers can only follow the orders that run. Of settings that cannot be read, requests
 * say what is wrong.
 */
export function isInMaintenance(readShop: () => Promise<ShopSettings>): Promise<boolean> {
  return readShop().then(
    ({ maintenance }) => maintenance,
    () => false,
  );
}

/** Every process hears of it, as of any change of the settings. False when there is no shop yet. */
export async function setMaintenance(db: Database, isOn: boolean): Promise<boolean> {
  const settings = sql`${shop.settings} || jsonb_build_object('maintenance', ${isOn}::boolean)`;
  const { rowCount } = await db.update(shop).set({ settings });
  return rowCount === 1;
}
