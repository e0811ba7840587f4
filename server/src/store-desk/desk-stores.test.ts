import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const { moduleId } = shop.grocery;
const here = { zones: [shop.zoneId], module: moduleId };
const now = new Date("2026-03-20T10:00:00Z");
let storeId = 0;
let token = "";

beforeEach(async () => {
  setNow(now);
  storeId = await addStore(db, { moduleId, zoneId: shop.zoneId });
  token = (await addStaff(db, { kind: "operator", role: "dispatcher", zoneIds: [shop.zoneId] }))
    .token;
});

const pause = (input: object) =>
  ask("PUT /desk/stores/{id}/pause", { id: storeId, ...input }, { token });
const until = "2026-03-20T12:00:00.000Z";

async function listed() {
  const { body } = await ask("GET /desk/stores", { limit: 100 }, { token });
  return body.stores.find(({ id }) => id === storeId);
}

describe("a pause by the desk", () => {
  test("closes the store on its page and in lists until it ends", async () => {
    const isListedOpen = async () => {
      const input = { filter_data: "all", filter: ["currently_open"], limit: 50 };
      const { body } = await ask("GET /stores/get-stores/{filter_data}", input, here);
      return body.stores.some(({ id }) => id === storeId);
    };
    const page = async () => (await ask("GET /stores/details/{id}", { id: storeId }, here)).body;
    expect(await isListedOpen()).toBe(true);
    expect((await pause({ until, reason: "The kitchen is flooded" })).status).toBe(200);
    expect(await isListedOpen()).toBe(false);
    expect(await page()).toMatchObject({ active: true, open: 0, paused_until: until });
    setNow(new Date(until));
    expect(await isListedOpen()).toBe(true);
    expect(await page()).toMatchObject({ open: 1, paused_until: null });
  });

  test("ends at once when the desk ends it", async () => {
    await pause({ until });
    await pause({});
    expect(await listed()).toMatchObject({ open: true, pause: null });
  });

  test("is in the audit log with its reason", async () => {
    await pause({ until, reason: "The kitchen is flooded" });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `store:${storeId}`));
    expect(entry).toMatchObject({
      before: { paused_until: null },
      after: { paused_until: until, cause: "desk", reason: "The kitchen is flooded" },
    });
  });
});

describe("the list of stores", () => {
  test("shows the load and the pause of each store, most waiting orders first", async () => {
    const itemId = await addItem(db, { storeId });
    const cart = { storeId };
    await addOrder(db, shop, shop.grocery, { itemId, cart });
    await addOrder(db, shop, shop.grocery, { itemId, cart, status: "processing" });
    await addOrder(db, shop, shop.grocery, { itemId, cart, paymentMethod: "digital_payment" });
    await addOrder(db, shop, shop.grocery, { itemId, cart, status: "delivered" });
    await pause({ until, reason: "The kitchen is flooded" });
    const screen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    await ask("PUT /store/heartbeat", { orders_screen: true, audio_ok: true, battery: 80 }, screen);
    const { body } = await ask("GET /desk/stores", { limit: 1 }, { token });
    expect(body.stores).toMatchObject([
      {
        id: storeId,
        open: false,
        pause: { until, cause: "desk", reason: "The kitchen is flooded" },
        heartbeat: {
          ...{ at: now.toISOString(), orders_screen: true, audio_ok: true },
          ...{ battery: 80, printer: null },
          reported_by: { id: screen.id, name: expect.any(String) },
        },
        new_orders: 1,
        active_orders: 3,
      },
    ]);
  });

  test("contains, on request, only stores whose screens have reported since a time", async () => {
    const screen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    await ask("PUT /store/heartbeat", { orders_screen: false, audio_ok: true }, screen);
    const since = async (seconds: number) => {
      const reported_since = new Date(now.getTime() + seconds * 1000).toISOString();
      return (await ask("GET /desk/stores", { reported_since }, { token })).body;
    };
    const { total_size, stores } = await since(0);
    expect(stores.map(({ id }) => id)).toContain(storeId);
    expect(total_size).toBe(stores.length);
    expect(stores.find(({ id }) => id === storeId)?.heartbeat?.orders_screen).toBe(false);
    expect(await since(1)).toMatchObject({ total_size: 0, stores: [] });
  });

  test("contains only stores in the zones of the operator", async () => {
    const foreign = await addStaff(db, {
      kind: "operator",
      role: "dispatcher",
      zoneIds: [shop.otherZoneId],
    });
    const { body } = await ask("GET /desk/stores", { limit: 100 }, foreign);
    expect(body.stores.map(({ zone_id }) => zone_id)).not.toContain(shop.zoneId);
  });
});
