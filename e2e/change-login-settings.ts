import { shop } from "@errand/server/config/config.tables";
import { withCommandDatabase } from "@errand/server/database/command-database";

// Runs beside a started shop, with its ERRAND_DATA_DIR:
// `node e2e/change-login-settings.ts '{"…":1}'`.
const changes = JSON.parse(process.argv[2] ?? "{}");
await withCommandDatabase(async (db) => {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  if (!row) throw new Error("The database has no shop settings.");
  const login = { ...row.settings.login, ...changes };
  await db.update(shop).set({ settings: { ...row.settings, login } });
});
