import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { reviews } from "./reviews.tables.ts";

const { ask, db, changes } = await startTestApi();
const { food } = await seedShop(db);
const storeId = food.storeIds[0];
let soup: number;
let cake: number;

beforeAll(async () => {
  soup = await addItem(db, {
    storeId,
    name: { en: "Soup", fr: "Soupe" },
    images: ["emoji-1f372-tomato"],
  });
  cake = await addItem(db, { storeId });
  await db.insert(reviews).values([
    {
      itemId: soup,
      storeId,
      customerName: "Ana B.",
      rating: 5,
      comment: { en: "", fr: "Très bon" },
      attachments: ["photo"],
      createdAt: new Date("2026-03-01T10:00:00Z"),
    },
    {
      itemId: soup,
      storeId,
      customerName: "Carl D.",
      rating: 2,
      reply: { en: "Sorry!", fr: "" },
      repliedAt: new Date("2026-03-03T10:00:00Z"),
      createdAt: new Date("2026-03-02T10:00:00Z"),
    },
    {
      itemId: cake,
      storeId,
      customerName: "Eve F.",
      rating: 4,
      createdAt: new Date("2026-02-01T10:00:00Z"),
    },
  ]);
  await changes.flushed();
});

test("lists the reviews of an item, newest first, in the language they were written in", async () => {
  const { body } = await ask("GET /items/reviews/{id}", { id: soup });
  expect(body).toMatchObject({
    total_size: 2,
    reviews: [
      {
        customer_name: "Carl D.",
        rating: 2,
        comment: null,
        reply: "Sorry!",
        replied_at: "2026-03-03T10:00:00.000Z",
      },
      {
        customer_name: "Ana B.",
        item_name: "Soup",
        item_image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f372-tomato"),
        comment: "Très bon",
        attachment_full_url: [pictureUrl("http://127.0.0.1:4000", "photo")],
        created_at: "2026-03-01T10:00:00.000Z",
      },
    ],
  });
});

test("lists the reviews of a store's items in pages", async () => {
  const page = async (offset: number) => {
    const { body } = await ask("GET /stores/reviews", { store_id: storeId, limit: 2, offset });
    expect(body.total_size).toBe(3);
    return body.reviews.map(({ customer_name }) => customer_name);
  };
  expect(await page(1)).toEqual(["Carl D.", "Ana B."]);
  expect(await page(2)).toEqual(["Eve F."]);
  expect(await page(3)).toEqual([]);
});

test("filters reviews by stars and counts the stars of all reviews", async () => {
  const ratings = [1, 1, 0, 1, 0];
  const ofStore = await ask("GET /stores/reviews", { store_id: storeId, rating: 4 });
  expect(ofStore.body).toMatchObject({
    total_size: 1,
    ratings,
    reviews: [{ customer_name: "Eve F.", rating: 4 }],
  });
  const ofItem = await ask("GET /items/reviews/{id}", { id: soup, rating: 2 });
  expect(ofItem.body).toMatchObject({
    total_size: 1,
    ratings: [1, 0, 0, 1, 0],
    reviews: [{ customer_name: "Carl D." }],
  });
  const none = await ask("GET /stores/reviews", { store_id: storeId, rating: 3 });
  expect(none.body).toMatchObject({ total_size: 0, ratings, reviews: [] });
  const wrong = await ask("GET /items/reviews/{id}", { id: soup, rating: 6 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: "rating" }] } });
});

test("lists no reviews of a store that hides them", async () => {
  await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, storeId));
  await changes.flushed();
  for (const { body } of [
    await ask("GET /stores/reviews", { store_id: storeId }),
    await ask("GET /items/reviews/{id}", { id: soup }),
  ]) {
    expect(body).toMatchObject({ total_size: 0, reviews: [] });
  }
});

test("refuses unknown items and stores, and pages past 10 000 reviews", async () => {
  expect(await ask("GET /items/reviews/{id}", { id: 999999 })).toMatchObject({
    status: 404,
    body: { errors: [{ code: "item" }] },
  });
  expect(await ask("GET /stores/reviews", { store_id: 999999 })).toMatchObject({
    status: 404,
    body: { errors: [{ code: "store" }] },
  });
  const far = { limit: 100, offset: 101 };
  for (const response of [
    await ask("GET /items/reviews/{id}", { id: soup, ...far }),
    await ask("GET /stores/reviews", { store_id: storeId, ...far }),
  ]) {
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
  }
});
