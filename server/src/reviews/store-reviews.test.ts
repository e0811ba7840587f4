import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { reviews } from "./reviews.tables.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const { grocery } = shop;
const [storeId, otherId] = grocery.storeIds;
let token = "";
let otherToken = "";
let itemId = 0;

beforeAll(async () => {
  const manager = { kind: "store_staff", role: "manager" } as const;
  token = (await addStaff(db, { ...manager, storeId })).token;
  otherToken = (await addStaff(db, { ...manager, storeId: otherId })).token;
  itemId = await addItem(db, { storeId, name: { en: "Soup", fr: "Soupe" } });
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function addReview(fields: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
  const [review] = await db
    .insert(reviews)
    .values({ itemId, storeId, customerName: "Ana B.", rating: 4, ...fields })
    .returning({ id: reviews.id });
  await changes.flushed();
  return review?.id ?? 0;
}

const reply = (id: number, text = "Thank you, Ana!", language = "en") =>
  ask("POST /store/reviews/{id}/reply", { id, reply: text }, { token, language });

describe("the reviews of a store", () => {
  const read = async (input: Record<string, unknown> = {}, caller = token) =>
    (await ask("GET /store/reviews", { limit: 100, ...input }, { token: caller })).body;

  test("are those of it and its items, newest first, by stars and by whether they have a reply", async () => {
    await db.delete(reviews);
    const orderId = await addOrder(db, shop, grocery, { itemId });
    const ofStore = { itemId: null, orderId, createdAt: new Date("2026-02-28T10:00:00Z") };
    const itself = await addReview({ ...ofStore, rating: 5 });
    const old = await addReview({ rating: 2, createdAt: new Date("2026-03-01T10:00:00Z") });
    const answered = await addReview({
      reply: { en: "", fr: "Merci" },
      repliedAt: new Date("2026-03-03T10:00:00Z"),
      createdAt: new Date("2026-03-02T10:00:00Z"),
    });
    expect(await read()).toMatchObject({
      total_size: 3,
      ratings: [1, 1, 0, 1, 0],
      reviews: [
        { id: answered, item_name: "Soup", reply: "Merci", order_id: null },
        { id: old, reply: null },
        { id: itself, item_id: null, item_name: null, order_id: orderId },
      ],
    });
    const idsOf = async (input: Record<string, unknown>) =>
      (await read(input)).reviews.map(({ id }) => id);
    expect(await idsOf({ replied: 1 })).toEqual([answered]);
    expect(await idsOf({ replied: 0 })).toEqual([old, itself]);
    expect(await idsOf({ rating: 4 })).toEqual([answered]);
    expect(await read({ rating: 4, replied: 0 })).toMatchObject({ total_size: 0, reviews: [] });
    expect(await read({}, otherToken)).toMatchObject({ total_size: 0, reviews: [] });
  });

  test("are listed where the storefront hides them", async () => {
    await addReview();
    await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, storeId));
    expect((await read()).total_size).toBeGreaterThan(0);
    await db.update(stores).set({ showsReviews: true }).where(eq(stores.id, storeId));
  });

  test("end at 10 000", async () => {
    const far = await ask("GET /store/reviews", { limit: 100, offset: 101 }, { token });
    expect(codes(far)).toEqual([422, "offset"]);
  });
});

describe("a reply", () => {
  test("shows on the storefront at once, in every language, and is in the audit log", async () => {
    const id = await addReview();
    const before = await ask("GET /items/reviews/{id}", { id: itemId });
    expect(before.body.reviews[0]).toMatchObject({ id, reply: null });
    const { status, body } = await reply(id, "Merci,\nà bientôt !", "fr");
    expect([status, body.message]).toEqual([200, "Votre réponse s’affiche sous l’avis."]);
    expect(body.review).toMatchObject({ id, reply: "Merci,\nà bientôt !" });
    for (const language of ["en", "fr"]) {
      const shown = await ask("GET /items/reviews/{id}", { id: itemId }, { language });
      expect(shown.body.reviews[0]).toMatchObject({
        id,
        reply: "Merci,\nà bientôt !",
        replied_at: body.review.replied_at,
      });
    }
    const subject = eq(auditLog.subject, `review:${id}`);
    const [entry] = await db.select().from(auditLog).where(subject);
    expect(entry?.after).toEqual({ reply: "Merci,\nà bientôt !" });
  });

  test("is stored once, also of five at the same moment", async () => {
    const id = await addReview();
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reply(id, `Reply ${index}`)),
    );
    const refused = all.filter(({ status }) => status !== 200);
    expect(refused.map(codes)).toEqual(Array.from({ length: 4 }, () => [409, "reply"]));
    const winner = all.find(({ status }) => status === 200);
    const [stored] = await db.select().from(reviews).where(eq(reviews.id, id));
    expect(stored?.reply?.en).toBe(winner?.body.review.reply);
    expect(await db.$count(auditLog, eq(auditLog.subject, `review:${id}`))).toBe(1);
  });

  test("is not given by another store, nor to an unknown review", async () => {
    const id = await addReview();
    const input = { id, reply: "Ha!" };
    const foreign = await ask("POST /store/reviews/{id}/reply", input, { token: otherToken });
    expect(codes(foreign)).toEqual([404, "review"]);
    expect(codes(await reply(999_999))).toEqual([404, "review"]);
    const [stored] = await db.select().from(reviews).where(eq(reviews.id, id));
    expect(stored?.reply).toBeNull();
  });

  test.each(["", " \n ", "x".repeat(1001)])("of %j is refused", async (text) => {
    expect(codes(await reply(await addReview(), text))).toEqual([422, "reply"]);
  });
});

describe("a report", () => {
  const report = (id: number, reason: string, caller = token) =>
    ask(
      "POST /store/reviews/{id}/report",
      { id, reason },
      { token: caller, key: crypto.randomUUID() },
    );

  test("is shown to the store, and leaves the review where it is", async () => {
    const id = await addReview();
    expect((await report(id, "An insult")).status).toBe(200);
    expect((await report(id, "An insult of a colleague")).status).toBe(200);
    const { body } = await ask("GET /store/reviews", { limit: 100 }, { token });
    const own = body.reviews.find((review) => review.id === id);
    expect(own?.report).toMatchObject({ reason: "An insult of a colleague" });
    const shown = await ask("GET /items/reviews/{id}", { id: itemId, limit: 100 });
    expect(shown.body.reviews.map((review) => review.id)).toContain(id);
    expect(shown.body.reviews[0]).not.toHaveProperty("report");
    expect(await db.$count(auditLog, eq(auditLog.subject, `review:${id}`))).toBe(2);
  });

  test("is not made by another store", async () => {
    const id = await addReview();
    expect(codes(await report(id, "Ha!", otherToken))).toEqual([404, "review"]);
  });
});
