import { shop } from "@errand/server/config/config.tables";
import { withCommandDatabase } from "@errand/server/database/command-database";

// Run beside a shop that is open, with its ERRAND_DATA_DIR: `node e2e/change-login.ts '{"…":1}'`.
const change = JSON.parse(process.argv[2] ?? "{}");
await withCommandDatabase(async (db) => {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  if (!row) throw new Error("There is no shop.");
  const login = { ...row.settings.login, ...change };
  await db.update(shop).set({ settings: { ...row.settings, login } });
});
