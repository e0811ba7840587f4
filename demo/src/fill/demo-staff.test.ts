import { stores } from "@errand/server/catalog/catalog.tables";
import { seedShop } from "@errand/server/catalog/testing";
import { addCourier } from "@errand/server/orders/testing";
import { startTestApi } from "@errand/server/testing";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { offeredStores, staffEmail } from "../content/staff.ts";
import { readDemoStaff } from "./demo-staff.ts";
import { fillStaff } from "./staff.ts";

const { api, ask, db, changes } = await startTestApi(undefined, { readDemoStaff });
const shop = await seedShop(db);
const courierId = await addCourier(db);
const [storeId] = shop.food.storeIds;
await db.update(stores).set({ slug: offeredStores[0] }).where(eq(stores.id, storeId));
await fillStaff(db, api.settings.secret);

test("offers accounts of stores, of a courier and of the desk, each of which signs in", async () => {
  const { body } = await ask("GET /config");
  const staff = body.demo_info?.staff ?? [];
  expect(staff.map(({ audience }) => audience)).toEqual([
    ...["store", "courier", "desk", "desk", "desk"],
  ]);
  expect(staff[1]?.login).toBe(staffEmail("courier", courierId));
  for (const { audience, login, password } of staff) {
    // The answer to a right password without a code.
    const refused = await ask(`POST /${audience}/auth/login`, { email_or_phone: login, password });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "code" }] } });
  }
});

test("says which store takes orders at any hour", async () => {
  const { body } = await ask("GET /config", {}, { language: "fr" });
  expect(body.demo_info?.staff[0]?.about).toMatch(/, jour et nuit$/);
  const schedules = [{ day: 5, opening_time: "12:00:00", closing_time: "22:00:00" }];
  await db.update(stores).set({ schedules }).where(eq(stores.id, storeId));
  await changes.flushed();
  const about = (await ask("GET /config")).body.demo_info?.staff[0]?.about;
  expect(about).not.toContain("day and night");
});

test("names them in the language of the request", async () => {
  const about = async (language: "en" | "fr") =>
    (await ask("GET /config", {}, { language })).body.demo_info?.staff.at(-1)?.name;
  expect([await about("en"), await about("fr")]).toEqual(["Finance", "Finances"]);
});
