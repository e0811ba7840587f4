import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { setPause } from "./pause-store.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
const { token } = await addStaff(db, { kind: "store_staff", role: "manager", storeId });

const change = (input: Record<string, unknown>) => ask("PUT /store/settings", input, { token });

test("a store limits the scheduled orders of a slot, and nothing else with it", async () => {
  const before = (await ask("GET /store/settings", {}, { token })).body;
  expect((await change({ slot_capacity: 4 })).body).toMatchObject({ ...before, slot_capacity: 4 });
  expect((await change({ accept_within: 5 })).body).toMatchObject({ slot_capacity: 4 });
  expect((await change({ slot_capacity: null })).body).toMatchObject({
    slot_capacity: null,
    accept_within: 5,
  });
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `store:${storeId}`));
  expect(entries).toHaveLength(3);
  const other = await addStaff(db, { kind: "store_staff", role: "manager", storeId: otherId });
  expect((await ask("GET /store/settings", {}, other)).body).toMatchObject({
    slot_capacity: null,
    accept_within: before.accept_within,
  });
});

test("two changes at the same moment both hold", async () => {
  await Promise.all([change({ slot_capacity: 7 }), change({ accept_within: 9 })]);
  expect((await ask("GET /store/settings", {}, { token })).body).toMatchObject({
    slot_capacity: 7,
    accept_within: 9,
  });
});

test.each([
  { slot_capacity: 0 },
  { accept_within: 2 },
  { accept_within: 16 },
  { name: " " },
  { schedules: [{ day: 7, opening_time: "08:00:00", closing_time: "18:00:00" }] },
  { closed_dates: ["2026-02-30"] },
  { minimum_order: -1 },
  { min_delivery_time: 0 },
])("%o is refused", async (input) => {
  expect((await change(input)).status).toBe(422);
});

const refused = (status: number, code: string, field: string) => ({
  status,
  body: { errors: [{ code, field }] },
});

test("what a store says of itself shows at once, in both languages", async () => {
  const shown = async (language: string) =>
    (await ask("GET /stores/details/{id}", { id: String(storeId) }, { language })).body;
  await shown("en");
  await change({
    name: "The Corner",
    name_fr: "Le Coin",
    announcement: "Back on Monday",
    minimum_order: 12.5,
    min_delivery_time: 15,
    max_delivery_time: 25,
    extra_packaging_amount: 0.5,
    cutlery: true,
    order_place_to_schedule_interval: 90,
  });
  expect(await shown("en")).toMatchObject({
    name: "The Corner",
    announcement: 1,
    announcement_message: "Back on Monday",
    minimum_order: 12.5,
    delivery_time: "15-25 min",
    extra_packaging_amount: 0.5,
    cutlery: true,
    order_place_to_schedule_interval: 90,
  });
  expect(await shown("fr")).toMatchObject({
    name: "Le Coin",
    announcement_message: "Back on Monday",
  });
  await change({ announcement_fr: "Retour lundi" });
  expect(await shown("fr")).toMatchObject({ announcement_message: "Retour lundi" });
  await change({ announcement: null, announcement_fr: null, extra_packaging_amount: null });
  expect(await shown("en")).toMatchObject({ announcement: 0, extra_packaging_status: false });
});

test("a renamed store is found by its new name, and so are its items", async () => {
  const here = { zones: [shop.zoneId], module: shop.grocery.moduleId };
  const itemId = await addItem(db, { storeId });
  await change({ name: "Xylophone Deli" });
  const stored = await ask("GET /stores/search", { name: "xylophone" }, here);
  expect(stored.body.stores.map(({ id }) => id)).toEqual([storeId]);
  const found = await ask("GET /items/search", { name: "xylophone" }, here);
  expect(found.body.products.map(({ id }) => id)).toContain(itemId);
});

test("pictures are encoded again and replace the earlier ones; other files are refused", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const logo = new File([new Uint8Array(bytes)], "logo.png");
  const first = (await change({ logo, cover_photo: logo })).body;
  expect(first.logo_full_url).toMatch(/photo-/);
  expect(first.cover_photo_full_url).not.toBe(first.logo_full_url);
  const second = (await change({ logo })).body;
  expect(second.logo_full_url).not.toBe(first.logo_full_url);
  expect(second.cover_photo_full_url).toBe(first.cover_photo_full_url);
  const script = new File(["<script>alert(1)</script>"], "logo.png");
  expect(await change({ cover_photo: script })).toMatchObject(
    refused(415, "media_type", "cover_photo"),
  );
});

test("delivery times, ways of delivery and charges stay within the bounds of the desk", async () => {
  await change({ min_delivery_time: 20, max_delivery_time: 30 });
  expect(await change({ max_delivery_time: 19 })).toMatchObject(
    refused(422, "max_delivery_time", "max_delivery_time"),
  );
  expect(await change({ delivery: false, take_away: false })).toMatchObject(
    refused(422, "delivery", "delivery"),
  );
  const code = "maximum_shipping_charge";
  expect(await change({ per_km_shipping_charge: 1 })).toMatchObject(refused(422, code, code));
  const stated = { per_km_shipping_charge: 0, maximum_shipping_charge: null };
  expect((await change(stated)).status).toBe(200);
  await db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, storeId));
  const charges = (maximum: number | null) => ({
    minimum_shipping_charge: 1,
    maximum_shipping_charge: maximum,
    per_km_shipping_charge: 0.6,
  });
  for (const maximum of [8.01, null, 0.5]) {
    expect(await change(charges(maximum))).toMatchObject(refused(422, code, code));
  }
  expect((await change(charges(8))).body).toMatchObject({
    ...charges(8),
    zone_maximum_shipping_charge: 8,
  });
});

test("a store pauses itself and opens again; a pause by the desk it cannot end", async () => {
  const { body: before } = await change({ paused_until: "2099-01-01T00:00:00Z" });
  expect(before).toMatchObject({ pause_cause: "store" });
  const isOpen = async () =>
    (await ask("GET /stores/details/{id}", { id: String(storeId) })).body.open;
  expect(await isOpen()).toBe(0);
  expect((await change({ paused_until: null })).body).toMatchObject({
    paused_until: null,
    pause_cause: null,
  });
  expect(await isOpen()).toBe(1);
  expect((await change({ paused_until: "2020-01-01T00:00:00Z" })).body.paused_until).toBeNull();
  const until = new Date("2099-01-01T00:00:00Z");
  await setPause(db, storeId, { until, cause: "desk", reason: "Inspection" });
  expect(await change({ paused_until: null })).toMatchObject(
    refused(409, "paused_until", "paused_until"),
  );
  expect((await change({ paused_until: until.toISOString(), cutlery: false })).body).toMatchObject({
    pause_cause: "desk",
    cutlery: false,
  });
});

test("rental staff and roles without the permission are refused", async () => {
  const kitchen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
  const rental = await addStaff(db, { kind: "rental_staff", role: "owner", storeId });
  for (const caller of [kitchen, rental]) {
    expect(await ask("PUT /store/settings", { cutlery: true }, caller)).toMatchObject({
      status: 403,
      body: { errors: [{ code: "permission" }] },
    });
  }
});
