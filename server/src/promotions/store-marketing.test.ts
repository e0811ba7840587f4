import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { campaignStores, campaigns } from "../catalog/promotions.tables.ts";
import { seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const { moduleId, storeIds } = shop.grocery;
const [storeId] = storeIds;
let manager: { token: string };
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

beforeAll(async () => {
  manager = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
});

describe("the discount of a store", () => {
  const set = (discount: object | null) => ask("PUT /store/discount", { discount }, manager);
  const shown = async () =>
    (
      await ask(
        "GET /stores/details/{id}",
        { id: storeId },
        { module: moduleId, zones: [shop.zoneId] },
      )
    ).body.discount;
  const tenth = { discount: 10, discount_type: "percent", min_purchase: 20, max_discount: 5 };

  test("shows on the storefront at once, and ends with null", async () => {
    const { status, body } = await set(tenth);
    expect([status, body.discount]).toMatchObject([200, { ...tenth, start_date: null }]);
    expect(await shown()).toMatchObject(tenth);
    expect((await ask("GET /store/discount", {}, manager)).body.discount).toMatchObject(tenth);
    expect((await set(null)).body.discount).toBeNull();
    expect(await shown()).toBeNull();
    const audited = eq(auditLog.subject, `store:${storeId}`);
    expect(await db.$count(auditLog, audited)).toBe(2);
  });

  test("runs between two times of the shop's clock, as they were stated", async () => {
    const times = {
      start_date: "2026-01-02",
      start_time: "08:00:00",
      end_date: "2026-01-03",
      end_time: "19:59:59",
    };
    const { body } = await set({ ...tenth, ...times });
    expect(body.discount).toMatchObject(times);
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store?.discountStarts?.toISOString()).toBe("2026-01-02T07:00:00.000Z");
    expect(store?.discountEnds?.toISOString()).toBe("2026-01-03T19:00:00.000Z");
    expect(await shown()).toBeNull();
  });

  test.each([
    { ...tenth, discount: 100.5 },
    { ...tenth, start_date: "2026-01-03", end_date: "2026-01-02" },
  ])("of %j is refused", async (discount) => {
    expect(await set(discount)).toMatchObject(refused(422, "discount"));
  });
});

describe("campaigns", () => {
  const campaign = {
    moduleId,
    title: { en: "Spring", fr: "Printemps" },
    description: { en: "Fresh", fr: "Frais" },
    image: "p-1",
    starts: "2026-01-01",
    ends: "2099-12-31",
  };
  const add = async (overrides: Partial<typeof campaigns.$inferInsert> = {}) => {
    const [row] = await db
      .insert(campaigns)
      .values({ ...campaign, ...overrides })
      .returning();
    return row?.id ?? 0;
  };
  let keys = 0;
  const act = (id: number, action: "join" | "leave") => {
    keys += 1;
    const key = `key-of-a-campaign-${keys}`;
    return ask(`POST /store/campaigns/{id}/${action}`, { id }, { ...manager, key });
  };
  const joined = async (id: number) =>
    (await ask("GET /store/campaigns", {}, manager)).body.find((entry) => entry.id === id)?.joined;

  test("are joined and left, as often as one likes", async () => {
    const id = await add();
    expect(await joined(id)).toBe(false);
    expect((await act(id, "join")).status).toBe(200);
    expect((await act(id, "join")).status).toBe(200);
    expect(await joined(id)).toBe(true);
    expect(await db.$count(campaignStores, eq(campaignStores.campaignId, id))).toBe(1);
    await act(id, "leave");
    expect(await joined(id)).toBe(false);
  });

  test("of another module, and those that are over, are unknown", async () => {
    const [elsewhere, over] = [
      await add({ moduleId: shop.food.moduleId }),
      await add({ ends: "2026-01-02" }),
    ];
    for (const id of [elsewhere, over]) {
      expect(await act(id, "join")).toMatchObject(refused(404, "campaign"));
      expect(await joined(id)).toBeUndefined();
    }
  });
});
