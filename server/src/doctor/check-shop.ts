import { shop } from "../config/config.tables.ts";
import { countPendingMigrations } from "../database/migrate.ts";
import { zones } from "../location/zones.tables.ts";
import { type Check, ok, warning } from "./check.ts";

export const shopCheck: Check = {
  name: "shop",
  run: async ({ database, settings }) => {
    // Before the first start there are no tables, and a demo fills its own.
    if (database === null || (await countPendingMigrations(database.pool)) > 0) return [];
    const [row] = await database.db.select({ settings: shop.settings }).from(shop);
    if (row?.settings.maintenance) {
      return [warning("shop.maintenance")];
    }
    if (row) {
      const count = await database.db.$count(zones);
      return [ok("shop.fine", { name: row.settings.businessName, count })];
    }
    return [settings.demo ? ok("shop.demo") : warning("shop.missing")];
  },
};
