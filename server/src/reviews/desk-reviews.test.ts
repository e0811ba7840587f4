import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { reviews } from "./reviews.tables.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, name: { en: "Soup", fr: "Soupe" } });
const operator = { kind: "operator", role: "support" } as const;
const { token } = await addStaff(db, operator);
const elsewhere = await addStaff(db, { ...operator, zoneIds: [shop.otherZoneId] });
const reportedAt = (clock: string) => ({
  reportReason: "An insult",
  reportedAt: new Date(`2026-03-01T${clock}:00Z`),
});

async function addReview(fields: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
  const [review] = await db
    .insert(reviews)
    .values({ itemId, storeId, customerName: "Ana B.", rating: 4, ...fields })
    .returning({ id: reviews.id });
  return review?.id ?? 0;
}

beforeEach(async () => {
  await db.delete(reviews);
  await changes.flushed();
});

async function list(input: Record<string, unknown> = {}, caller = token) {
  const { body } = await ask("GET /desk/reviews", input, { token: caller });
  return body.reviews.map(({ id }) => id);
}

const moderate = (id: number, hidden: 0 | 1, caller = token) =>
  ask("PUT /desk/reviews/{id}", { id, hidden, reason: "It names a cook" }, { token: caller });

test("lists reported reviews, the oldest report first, until the desk decides or a store reports again", async () => {
  const late = await addReview(reportedAt("12:00"));
  const early = await addReview({ ...reportedAt("09:00"), rating: 1 });
  const quiet = await addReview({ storeId: otherId, itemId: null });
  expect(await list({ state: "reported" })).toEqual([early, late]);
  expect(new Set(await list())).toEqual(new Set([late, early, quiet]));
  expect(await list({ store_id: otherId })).toEqual([quiet]);
  expect(await list({ rating: 1 })).toEqual([early]);
  expect(await list({}, elsewhere.token)).toEqual([]);
  const { body } = await ask("GET /desk/counters", {}, { token });
  expect(body.reviews).toBe(2);

  expect((await moderate(early, 0)).body.review).toMatchObject({
    ...{ hidden: 0, store: { id: storeId }, report: { reason: "An insult" } },
  });
  expect(await list({ state: "reported" })).toEqual([late]);
  const again = { reportReason: "Again", reportedAt: new Date("2100-01-01T00:00:00Z") };
  await db.update(reviews).set(again).where(eq(reviews.id, early));
  expect(await list({ state: "reported" })).toEqual([late, early]);
});

test("a hidden review is in no list and no average until it is shown again, and in the audit log", async () => {
  const good = await addReview({ rating: 5 });
  const bad = await addReview({ rating: 1, ...reportedAt("09:00") });
  const shown = async () => {
    const ofItem = await ask("GET /items/reviews/{id}", { id: itemId });
    const ofStore = await ask("GET /stores/reviews", { store_id: storeId });
    expect(ofStore.body.ratings).toEqual(ofItem.body.ratings);
    return ofItem.body.reviews.map(({ id }) => id).sort();
  };
  const averages = async () => {
    const [item] = await db.select().from(items).where(eq(items.id, itemId));
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    return [item?.avgRating, item?.ratingCount, store?.avgRating, store?.ratingCount];
  };
  expect(await shown()).toEqual([good, bad]);

  const { status, body } = await moderate(bad, 1);
  expect([status, body.review.hidden, body.review.hidden_reason]).toEqual([
    200,
    1,
    "It names a cook",
  ]);
  expect(await shown()).toEqual([good]);
  expect(await averages()).toEqual([5, 1, 5, 1]);
  expect(await list({ state: "hidden" })).toEqual([bad]);
  expect(await list({ state: "reported" })).toEqual([]);

  await moderate(good, 1);
  expect(await averages()).toEqual([0, 0, 0, 0]);
  await moderate(good, 0);
  await moderate(bad, 0);
  expect(await averages()).toEqual([3, 2, 3, 2]);
  expect(await shown()).toEqual([good, bad]);

  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `review:${bad}`))
    .orderBy(auditLog.id);
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [
      { hidden: 0, reason: null },
      { hidden: 1, reason: "It names a cook" },
    ],
    [
      { hidden: 1, reason: "It names a cook" },
      { hidden: 0, reason: "It names a cook" },
    ],
  ]);
});

test("is refused for another zone, for an unknown review, and without a reason", async () => {
  const id = await addReview();
  expect((await moderate(id, 1, elsewhere.token)).status).toBe(404);
  expect((await moderate(id + 1000, 1)).status).toBe(404);
  const input = { id, hidden: 1, reason: " " };
  expect((await ask("PUT /desk/reviews/{id}", input, { token })).status).toBe(422);
  const auditor = await addStaff(db, { kind: "operator", role: "auditor" });
  expect((await moderate(id, 1, auditor.token)).status).toBe(403);
  expect((await db.select().from(reviews))[0]?.hiddenReason).toBeNull();
});
