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
      return [
        warning(
          "is in maintenance, and customers only follow their orders: `npm run maintenance -- off` opens it",
        ),
      ];
    }
    if (row) {
      const count = await database.db.$count(zones);
      return [ok(`${row.settings.businessName} delivers in ${count} zones`)];
    }
    return [
      settings.demo
        ? ok("the next start fills the demo town")
        : warning("is not set up, and every page answers 503: `npm run setup -- shop.json`"),
    ];
  },
};
