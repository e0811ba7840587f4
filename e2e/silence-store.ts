import { withCommandDatabase } from "@errand/server/database/command-database";
import { pauseUnreachableStores } from "@errand/server/stores/store-heartbeats.data";

// Runs beside a started shop, with its ERRAND_DATA_DIR: makes a store silent for six minutes, and
// does what the shop does every minute. `node e2e/silence-store.ts <store id>`.
const [storeId = 0] = process.argv.slice(2).map(Number);
const now = new Date();
await withCommandDatabase(async (db) => {
  await db.execute(
    `update store_heartbeats set at = at - interval '6 minutes',
      reachable_at = reachable_at - interval '6 minutes' where store_id = ${storeId}`,
  );
  await pauseUnreachableStores(db, { now, timeZone: "Europe/Paris" });
});
