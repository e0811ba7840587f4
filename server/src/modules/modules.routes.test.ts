import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { zones } from "../location/zones.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { modules } from "./modules.tables.ts";

const { ask, db, changes } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);

test("lists the active modules with their counts, in the requested language", async () => {
  await db
    .update(modules)
    .set({ name: { en: "Food", fr: "Repas" }, icon: "bowl" })
    .where(eq(modules.id, food.moduleId));
  await addItem(db, { storeId: food.storeIds[0] });
  await addItem(db, { storeId: food.storeIds[0], active: false });
  await changes.flushed();
  const { body } = await ask("GET /module", {}, { language: "fr" });
  expect(body).toMatchObject([
    {
      id: food.moduleId,
      module_name: "Repas",
      icon_full_url: pictureUrl("http://127.0.0.1:4000", "bowl"),
      zones: [zoneId],
      all_zone_service: 0,
      stores_count: 2,
      items_count: 1,
    },
    { id: grocery.moduleId, stores_count: 2, items_count: 0 },
  ]);
});

test("lists only the modules of a zone, with the counts within it", async () => {
  expect((await ask("GET /module", {}, { zones: [otherZoneId] })).body).toEqual([]);

  await db.update(modules).set({ everywhere: true }).where(eq(modules.id, food.moduleId));
  await addStore(db, { moduleId: food.moduleId, zoneId: otherZoneId });
  await changes.flushed();
  const { body } = await ask("GET /module", {}, { zones: [otherZoneId] });
  expect(body).toMatchObject([
    { id: food.moduleId, all_zone_service: 1, stores_count: 1, items_count: 0 },
  ]);
});

test("omits inactive modules, and counts neither inactive stores nor closed zones", async () => {
  await db.update(stores).set({ active: false }).where(eq(stores.id, food.storeIds[0]));
  await db.update(zones).set({ open: false }).where(eq(zones.id, otherZoneId));
  await db.update(modules).set({ active: false }).where(eq(modules.id, grocery.moduleId));
  await changes.flushed();
  expect((await ask("GET /module", {}, { zones: [zoneId] })).body).toMatchObject([
    { id: food.moduleId, stores_count: 1, items_count: 0, zones: [zoneId] },
  ]);
});

test("refuses an unknown zone, and a header that is not a list", async () => {
  for (const zoneHeader of ["[999]", "[]", "1", "zone"]) {
    expect(await ask("GET /module", {}, { headers: { zoneId: zoneHeader } })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }] },
    });
  }
});
