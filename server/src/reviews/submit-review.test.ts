import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { orderToken } from "../orders/order-link.ts";
import { addGuest, addOrder } from "../orders/testing.ts";
import { testPicture } from "../private-files/testing.ts";
import { startRefundTest } from "../refunds/refund-testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { addStaff } from "../staff/testing.ts";
import { findReview } from "./reviewable-order.data.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";

const { api, ask, db, shop, addCustomer, deliveredOrder } = await startRefundTest();
const storeId = shop.grocery.storeIds[0];
let ada: { token: string; customerId: number };
let itemId = 0;

beforeEach(async () => {
  ada = await addCustomer();
  itemId = await addItem(db, { storeId, stock: 1000 });
  await db.update(stores).set({ showsReviews: true }).where(eq(stores.id, storeId));
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

const delivered = () => deliveredOrder(ada.customerId, { itemId });
const rateItem = (order_id: number, input: Record<string, unknown> = {}) =>
  ask("POST /items/reviews/submit", { order_id, item_id: itemId, rating: 4, ...input }, ada);
const rateStore = (order_id: number, input: Record<string, unknown> = {}) =>
  ask("POST /stores/reviews/submit", { order_id, store_id: storeId, rating: 2, ...input }, ada);
const rateCourier = (order_id: number, delivery_man_id: number, input = {}) =>
  ask("POST /delivery-man/reviews/submit", { order_id, delivery_man_id, rating: 4, ...input }, ada);

async function ratingOf() {
  const [item] = await db.select().from(items).where(eq(items.id, itemId));
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  return {
    item: [item?.avgRating, item?.ratingCount],
    store: [store?.ratingCount, store?.ratings.reduce((sum, count) => sum + count, 0)],
  };
}

describe("a review of an item", () => {
  test("shows on the item with its pictures, and counts in the ratings of item and store", async () => {
    const { orderId } = await delivered();
    const before = await ratingOf();
    const { status, body } = await rateItem(orderId, {
      comment: "Crisp\nand fresh",
      attachment: [await testPicture("jpeg")],
    });
    expect([status, body.message]).toEqual([201, "Thank you for your rating."]);
    const shown = (await ask("GET /items/reviews/{id}", { id: itemId })).body.reviews[0];
    expect(shown).toMatchObject({ customer_name: "Ada", rating: 4, comment: "Crisp\nand fresh" });
    expect(shown?.attachment_full_url[0]).toMatch(/\/images\/photo-[0-9a-f]{32}\/640\.webp$/);
    const count = (before.store[0] ?? 0) + 1;
    expect(await ratingOf()).toEqual({ item: [4, 1], store: [count, count] });
    const { body: details } = await ask("GET /customer/order/details", { order_id: orderId }, ada);
    expect(details.map(({ reviewed }) => reviewed)).toEqual([true]);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("has its pictures when its transaction has to run again", async () => {
    await db.execute(
      sql.raw(`
      create sequence reviews_written;
      create function fail_first() returns trigger language plpgsql as $$ begin
        if nextval('reviews_written') = 1 then raise 'deadlock' using errcode = '40P01'; end if;
        return new;
      end $$;
      create trigger fail_first before insert on reviews for each row execute function fail_first()`),
    );
    const { orderId } = await delivered();
    const review = { attachment: [await testPicture("jpeg")] };
    expect((await rateItem(orderId, review)).status).toBe(201);
    await db.execute(sql.raw("drop trigger fail_first on reviews"));
    const [stored] = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
    const files = await readdir(join(api.settings.picturesFolder, stored?.attachments[0] ?? ""));
    expect(files).toContain("640.webp");
  });

  test("is taken once for an order, also of ten at the same moment", async () => {
    const { orderId } = await delivered();
    const all = await Promise.all(Array.from({ length: 10 }, () => rateItem(orderId)));
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused.map(codes)).toEqual(Array.from({ length: 9 }, () => [409, "review"]));
    expect(await db.$count(reviews, eq(reviews.orderId, orderId))).toBe(1);
  });

  test("counts when many customers rate at the same moment", async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => delivered()));
    await Promise.all(
      orders.map(({ orderId }, index) => rateItem(orderId, { rating: (index % 5) + 1 })),
    );
    expect((await ratingOf()).item).toEqual([2.63, 8]);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is refused for other orders, other items, and before the delivery", async () => {
    const { orderId } = await delivered();
    const other = await addItem(db, { storeId });
    expect(codes(await rateItem(orderId, { item_id: other }))).toEqual([404, "item"]);
    expect(codes(await rateItem(999_999))).toEqual([404, "order"]);
    const stranger = await addCustomer();
    const input = { order_id: orderId, item_id: itemId, rating: 1 };
    expect(codes(await ask("POST /items/reviews/submit", input, stranger))).toEqual([404, "order"]);
    const pending = await addOrder(db, shop, shop.grocery, { itemId, customerId: ada.customerId });
    expect(codes(await rateItem(pending))).toEqual([422, "order_status"]);
  });

  test("is refused in the words of the specification where the store has no reviews", async () => {
    const { orderId } = await delivered();
    await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, storeId));
    const refused = await rateItem(orderId);
    expect(codes(refused)).toEqual([403, "feature_off"]);
    expect(refused.body.errors?.[0]?.message).toBe("this store is not having any review plan");
  });

  test.each([
    [{ rating: 0 }, 422, "rating"],
    [{ rating: 6 }, 422, "rating"],
    [{ comment: "x".repeat(1001) }, 422, "comment"],
    [{ attachment: [new File(["<svg onload='alert(1)'/>"], "a.png")] }, 415, "media_type"],
  ])("refuses %j", async (input, status, code) => {
    const { orderId } = await delivered();
    expect(codes(await rateItem(orderId, input))).toEqual([status, code]);
  });
});

test("a medicine on prescription is not rated in public, but its pharmacy and courier are", async () => {
  const { orderId, courierId } = await delivered();
  await db.update(items).set({ prescriptionRequired: true }).where(eq(items.id, itemId));
  const refused = await rateItem(orderId);
  expect(codes(refused)).toEqual([403, "feature_off"]);
  expect(refused.body.errors?.[0]?.message).toBe("Medicines on prescription are not rated.");
  expect(codes(await rateStore(orderId))).toEqual([201]);
  expect(codes(await rateCourier(orderId, courierId))).toEqual([201]);
});

describe("a guest", () => {
  const contact_number = "0612345678";

  async function deliveredToGuest() {
    const guest_id = await addGuest(db);
    const guest = { itemId, guestId: decodeGuestId(guest_id), contactName: " Ada  Byron Lovelace" };
    const { orderId, courierId } = await deliveredOrder(null, guest);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const order_token = order ? orderToken(api.settings.secret, order) : "";
    return { guest_id, order_id: orderId, courierId, order_token };
  }

  test("rates an order with its phone number, under first name and initial", async () => {
    const { guest_id, order_id, courierId } = await deliveredToGuest();
    const proof = { guest_id, order_id, contact_number, rating: 5 };
    const review = await ask("POST /items/reviews/submit", { ...proof, item_id: itemId });
    expect(review.status).toBe(201);
    const ofCourier = { ...proof, delivery_man_id: courierId };
    expect((await ask("POST /delivery-man/reviews/submit", ofCourier)).status).toBe(201);
    const { body } = await ask("GET /items/reviews/{id}", { id: itemId });
    expect(body.reviews).toMatchObject([{ customer_name: "Ada L.", rating: 5 }]);
  });

  test("rates and changes by the link of the order on another device", async () => {
    const { order_id, order_token } = await deliveredToGuest();
    const proof = { guest_id: await addGuest(db), order_id, order_token, item_id: itemId };
    expect((await ask("POST /items/reviews/submit", { ...proof, rating: 5 })).status).toBe(201);
    expect((await ask("PUT /items/reviews/submit", { ...proof, rating: 1 })).status).toBe(200);
    expect((await ratingOf()).item).toEqual([1, 1]);
  });

  test("rates nothing without a proof", async () => {
    const { guest_id, order_id } = await deliveredToGuest();
    const review = { order_id, item_id: itemId, rating: 1 };
    for (const proof of [
      { guest_id },
      { guest_id, contact_number: "0699999999" },
      { guest_id: await addGuest(db), contact_number },
      { guest_id, order_token: "wrong" },
    ]) {
      const refused = await ask("POST /items/reviews/submit", { ...review, ...proof });
      expect(codes(refused)).toEqual([404, "order"]);
    }
  });
});

describe("the change of a review", () => {
  const changeItem = (order_id: number, input: Record<string, unknown>) =>
    ask("PUT /items/reviews/submit", { order_id, item_id: itemId, rating: 4, ...input }, ada);

  test("replaces stars and comment, keeps the pictures, and counts once", async () => {
    const { orderId } = await delivered();
    await rateItem(orderId, { comment: "Crisp", attachment: [await testPicture()] });
    const before = await ratingOf();
    const { status, body } = await changeItem(orderId, { rating: 1 });
    expect([status, body.message]).toEqual([200, "Your rating has been changed."]);
    const [shown] = (await ask("GET /items/reviews/{id}", { id: itemId })).body.reviews;
    expect(shown).toMatchObject({ rating: 1, comment: null });
    expect(shown?.attachment_full_url).toHaveLength(1);
    expect(await ratingOf()).toEqual({ item: [1, 1], store: before.store });
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("replaces the pictures by new ones and deletes the former ones", async () => {
    const { orderId } = await delivered();
    await rateItem(orderId, { attachment: [await testPicture()] });
    const stored = async () => (await findReview(db, orderId, { itemId }))?.attachments ?? [];
    const [former = ""] = await stored();
    await changeItem(orderId, { attachment: [await testPicture("jpeg")] });
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toContain(former);
    await vi.waitFor(async () =>
      expect(await readdir(api.settings.picturesFolder)).not.toContain(former),
    );
  });

  test("of the store and of the courier counts in their ratings", async () => {
    const { orderId: order_id, courierId } = await delivered();
    await db
      .update(couriers)
      .set({ avgRating: 5, ratingCount: 3 })
      .where(eq(couriers.id, courierId));
    await rateStore(order_id);
    await rateCourier(order_id, courierId, { rating: 1 });
    const ofStore = { order_id, store_id: storeId, rating: 5 };
    expect((await ask("PUT /stores/reviews/submit", ofStore, ada)).status).toBe(200);
    const ofCourier = { order_id, delivery_man_id: courierId, rating: 5, comment: "Kind" };
    expect((await ask("PUT /delivery-man/reviews/submit", ofCourier, ada)).status).toBe(200);
    const list = await ask("GET /delivery-man/reviews/{id}", { id: courierId }, ada);
    expect(list.body).toMatchObject({ avg_rating: 5, reviews: [{ rating: 5, comment: "Kind" }] });
    const { body } = await ask("GET /stores/reviews", { store_id: storeId, limit: 1 });
    expect(body.reviews).toMatchObject([{ item_id: null, rating: 5 }]);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is refused without a review, and seven days after it was given", async () => {
    const { orderId: order_id, courierId } = await delivered();
    const changes = [
      () => changeItem(order_id, {}),
      () => ask("PUT /stores/reviews/submit", { order_id, store_id: storeId, rating: 4 }, ada),
      () => {
        const ofCourier = { order_id, delivery_man_id: courierId, rating: 4 };
        return ask("PUT /delivery-man/reviews/submit", ofCourier, ada);
      },
    ];
    for (const change of changes) expect(codes(await change())).toEqual([404, "review"]);
    await rateItem(order_id);
    await rateStore(order_id);
    await rateCourier(order_id, courierId);
    const days = (count: number, ms: number) => new Date(Date.now() - count * 86_400_000 + ms);
    for (const [createdAt, expected] of [
      [days(7, 60_000), [200]],
      [days(7, -1), [409, "review"]],
    ] as const) {
      await db.update(reviews).set({ createdAt }).where(eq(reviews.orderId, order_id));
      const ofCourier = eq(courierReviews.orderId, order_id);
      await db.update(courierReviews).set({ createdAt }).where(ofCourier);
      for (const change of changes) expect(codes(await change())).toEqual(expected);
    }
  });
});

describe("a review of a store", () => {
  test("shows among the store's reviews, counts in its ratings, and gets a reply", async () => {
    const { orderId } = await delivered();
    await rateItem(orderId);
    const before = await ratingOf();
    const picture = await testPicture();
    const { status } = await rateStore(orderId, { comment: "Late", attachment: [picture] });
    expect(status).toBe(201);
    const count = (before.store[0] ?? 0) + 1;
    expect(await ratingOf()).toEqual({ item: before.item, store: [count, count] });
    const { body } = await ask("GET /stores/reviews", { store_id: storeId, limit: 1 });
    expect(body.reviews).toMatchObject([
      { item_id: null, item_name: null, item_image_full_url: null, rating: 2, comment: "Late" },
    ]);
    expect(body.reviews[0]?.attachment_full_url).toHaveLength(1);
    const track = await ask("GET /customer/order/track", { order_id: orderId }, ada);
    expect(track.body.store).toMatchObject({ reviews_section: true, reviewed: true });
    expect((await reconcile(db)).disagreements).toEqual([]);

    const id = body.reviews[0]?.id ?? 0;
    const { token } = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
    const answer = await ask("POST /store/reviews/{id}/reply", { id, reply: "Sorry" }, { token });
    expect(answer.body.review).toMatchObject({ item_name: null, reply: "Sorry" });
  });

  test("is taken once for an order, also of ten at the same moment", async () => {
    const { orderId } = await delivered();
    const all = await Promise.all(Array.from({ length: 10 }, () => rateStore(orderId)));
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused.map(codes)).toEqual(Array.from({ length: 9 }, () => [409, "review"]));
    expect(await db.$count(reviews, eq(reviews.orderId, orderId))).toBe(1);
    expect(codes(await rateItem(orderId))).toEqual([201]);
  });

  test("is refused for other orders and stores, before the delivery, and where it has no reviews", async () => {
    const { orderId } = await delivered();
    expect(codes(await rateStore(orderId, { store_id: storeId + 999 }))).toEqual([404, "store"]);
    const stranger = await addCustomer();
    const input = { order_id: orderId, store_id: storeId, rating: 1 };
    const foreign = await ask("POST /stores/reviews/submit", input, stranger);
    expect(codes(foreign)).toEqual([404, "order"]);
    const pending = await addOrder(db, shop, shop.grocery, { itemId, customerId: ada.customerId });
    expect(codes(await rateStore(pending))).toEqual([422, "order_status"]);
    const svg = new File(["<svg onload='alert(1)'/>"], "a.png");
    expect(codes(await rateStore(orderId, { attachment: [svg] }))).toEqual([415, "media_type"]);
    await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, storeId));
    expect(codes(await rateStore(orderId))).toEqual([403, "feature_off"]);
    const track = await ask("GET /customer/order/track", { order_id: orderId }, ada);
    expect(track.body.store).toMatchObject({ reviews_section: false, reviewed: false });
  });
});

describe("a review of a courier", () => {
  test("counts in the courier's rating, once for an order", async () => {
    const { orderId, courierId } = await delivered();
    await db
      .update(couriers)
      .set({ avgRating: 5, ratingCount: 3 })
      .where(eq(couriers.id, courierId));
    const all = await Promise.all(
      Array.from({ length: 5 }, () => rateCourier(orderId, courierId, { rating: 1 })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await db.$count(courierReviews, eq(courierReviews.orderId, orderId))).toBe(1);
    const { body } = await ask("GET /customer/order/track", { order_id: orderId }, ada);
    expect(body.delivery_man).toMatchObject({ avg_rating: 4, rating_count: 4, reviewed: true });
    const list = await ask("GET /delivery-man/reviews/{id}", { id: courierId }, ada);
    expect(list.body).toMatchObject({
      total_size: 1,
      avg_rating: 4,
      reviews: [{ rating: 1, comment: null, customer_name: "Ada" }],
    });
  });

  test("is refused for another courier, and before the delivery", async () => {
    const { orderId, courierId } = await delivered();
    expect(codes(await rateCourier(orderId, courierId + 999))).toEqual([404, "delivery_man"]);
    const order = { itemId, customerId: ada.customerId, courierId };
    const pending = await addOrder(db, shop, shop.grocery, order);
    expect(codes(await rateCourier(pending, courierId))).toEqual([422, "order_status"]);
    const unknown = await ask("GET /delivery-man/reviews/{id}", { id: 999_999 }, ada);
    expect(codes(unknown)).toEqual([404, "delivery_man"]);
  });
});

test("an order cannot be rated while its refund is decided and after it, but after a rejection", async () => {
  const { orderId, courierId } = await delivered();
  const all = async () => [
    codes(await rateItem(orderId)),
    codes(await rateStore(orderId)),
    codes(await rateCourier(orderId, courierId)),
  ];
  const isRefused = Array.from({ length: 3 }, () => [422, "order_status"]);
  for (const status of ["refund_requested", "refunded"] as const) {
    await db.update(orders).set({ status }).where(eq(orders.id, orderId));
    expect(await all()).toEqual(isRefused);
  }
  await db.update(orders).set({ status: "refund_request_canceled" }).where(eq(orders.id, orderId));
  expect(await all()).toEqual([[201], [201], [201]]);
});

test("a deleted account leaves its stars and words, without its name and pictures", async () => {
  const { orderId, courierId } = await delivered();
  await rateItem(orderId, { comment: "Good", attachment: [await testPicture()] });
  await rateCourier(orderId, courierId);
  expect((await ask("DELETE /customer/remove-account", {}, ada)).status).toBe(200);
  const { body } = await ask("GET /items/reviews/{id}", { id: itemId });
  expect(body.reviews[0]).toMatchObject({
    customer_name: "Former customer",
    rating: 4,
    comment: "Good",
    attachment_full_url: [],
  });
});
