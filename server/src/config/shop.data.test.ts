import { expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { startTestApi } from "../testing.ts";
import { shop } from "./config.tables.ts";
import { cacheShop, readShop, withShop } from "./shop.data.ts";

const { api, db, changes } = await startTestApi();
const settingsOf = (businessName: string) => ({ ...testShopSettings(), businessName });

test("takes the settings from the cache of the process, also in a transaction", async () => {
  await seedShop(db);
  const cached = await api.shop();
  expect(await readShop(db)).toBe(cached);
  expect(await inTransaction(db, readShop)).toBe(cached);
  const [first, second] = await withShop(db, [{ id: 1 }, { id: 2 }]);
  expect([first?.shop, second?.shop]).toEqual([cached, cached]);

  await db.update(shop).set({ settings: settingsOf("Renamed") });
  await changes.flushed();
  expect((await readShop(db)).businessName).toBe("Renamed");
});

test("reads the settings anew where nothing caches them", async () => {
  const own = await createTestDatabase();
  await expect(readShop(own.db)).rejects.toThrow("not_set_up");
  expect(await withShop(own.db, [])).toEqual([]);
  await seedShop(own.db, { businessName: "Before" });
  expect((await readShop(own.db)).businessName).toBe("Before");
  await own.db.update(shop).set({ settings: settingsOf("After") });
  expect((await readShop(own.db)).businessName).toBe("After");
});

test("caches for a pool, not for one of another", async () => {
  const own = await createTestDatabase();
  const settings = settingsOf("Cached");
  cacheShop(own.db, async () => settings);
  expect(await readShop(own.db)).toBe(settings);
  expect(await readShop(db)).not.toBe(settings);
});
