import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { drawingFolder } from "../pictures/pictures.ts";
import { addRentalModule, addVehicle } from "../rental/testing.ts";
import { startTestApi } from "../testing.ts";
import type { LinkPreview } from "./link-preview.types.ts";
import { linkPreviewRoutes } from "./link-previews.routes.ts";

const { api, ask, db, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const photo = `goods-${"a".repeat(32)}`;

let folder: string;
let previews: Hono;
let drawn: { preview: LinkPreview; pictures: (string | null)[] }[];
let item: number;
let store: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-previews-"));
  store = await addStore(db, {
    moduleId: food.moduleId,
    zoneId,
    name: { en: "Bakery", fr: "Boulangerie" },
    cover: "cover-bread",
    logo: photo,
    avgRating: 4.62,
    ratingCount: 1200,
    freeDelivery: true,
  });
  item = await addItem(db, {
    storeId: store,
    name: { en: "Rye loaf", fr: "Pain de seigle" },
    price: minor(450),
    images: ["dish-rye-oak", "dish-rye-slate"],
  });
  await changes.flushed();
});

beforeEach(() => {
  drawn = [];
  previews = linkPreviewRoutes(
    { ...api, settings: { ...api.settings, picturesFolder: folder } },
    {
      pictures: { find: async (name, width) => Buffer.from(`${name} ${width}`) },
      draw: async (preview, pictures) => {
        drawn.push({ preview, pictures: pictures.map((picture) => picture && String(picture)) });
        return Buffer.from(`preview of ${preview.title}`);
      },
    },
  );
});

afterAll(() => rm(folder, { recursive: true }));

const pathOf = (url: string) => new URL(url).pathname;

async function itemPath(language = "en") {
  const { body } = await ask("GET /items/details/{id}", { id: String(item) }, { language });
  return pathOf(body.link_preview_full_url);
}

async function storePath(language = "en") {
  const { body } = await ask("GET /stores/details/{id}", { id: String(store) }, { language });
  return pathOf(body.link_preview_full_url);
}

test("draws the preview of an item once, and lets caches keep it forever", async () => {
  const path = await itemPath();
  const response = await previews.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toBe("preview of Rye loaf");
  expect((await previews.request(path)).status).toBe(200);
  expect(drawn).toEqual([
    {
      pictures: ["dish-rye-oak 640"],
      preview: {
        kind: "item",
        pictures: ["dish-rye-oak"],
        title: "Rye loaf",
        subtitle: "Bakery",
        price: { amount: "4.50\u00a0€", before: null },
        rating: null,
        facts: [],
        shopName: "Errand",
      },
    },
  ]);
});

test("shows the price before a discount, in the language of the page", async () => {
  await db.update(items).set({ discount: 2000 }).where(eq(items.id, item));
  await changes.flushed();
  await previews.request(await itemPath("fr"));
  expect(drawn).toMatchObject([
    {
      preview: {
        title: "Pain de seigle",
        subtitle: "Boulangerie",
        price: { amount: "3,60\u00a0€", before: "4,50\u00a0€" },
      },
    },
  ]);
});

test("shows rating, delivery and district of a store with its cover and logo", async () => {
  await previews.request(await storePath());
  expect(drawn).toMatchObject([
    {
      pictures: ["cover-bread 1440", `${photo} 160`],
      preview: {
        title: "Bakery",
        subtitle: "Centre",
        rating: "4.6 (1,200)",
        facts: [expect.stringMatching(/^\d+–\d+ min$/), "Free delivery"],
      },
    },
  ]);
});

test("shows no rating and no fee of a store that has neither", async () => {
  await db.update(stores).set({ ratingCount: 0, delivery: false }).where(eq(stores.id, store));
  await changes.flushed();
  await previews.request(await storePath("fr"));
  expect(drawn).toMatchObject([{ preview: { rating: null, facts: [expect.any(String)] } }]);
});

test("shows a vehicle with its provider, rating and price", async () => {
  const rental = await addRentalModule(db, zoneId);
  await db
    .update(stores)
    .set({ name: { en: "Garage", fr: "Garage du port" }, discount: 1000 })
    .where(eq(stores.id, rental.garage));
  const id = await addVehicle(db, rental, {
    name: { en: "Clio", fr: "Petite Clio" },
    images: ["emoji-1f697-plum"],
    hourlyPrice: minor(950),
    avgRating: 4.5,
    ratingCount: 2,
  });
  const daily = await addVehicle(db, rental, { hourlyPrice: null, dailyPrice: minor(6000) });
  const unpriced = await addVehicle(db, rental, { hourlyPrice: null });
  await changes.flushed();
  const options = { module: rental.moduleId, language: "fr" };
  for (const vehicle of [id, daily, unpriced]) {
    const path = "GET /rental/vehicle/get-vehicle-details/{id}";
    const { body } = await ask(path, { id: vehicle }, options);
    expect((await previews.request(pathOf(body.link_preview_full_url))).status).toBe(200);
  }
  expect(drawn).toMatchObject([
    {
      pictures: ["emoji-1f697-plum 640"],
      preview: {
        title: "Petite Clio",
        subtitle: "Garage du port",
        price: { amount: "8,55\u00a0€ l’heure", before: "9,50\u00a0€" },
        rating: "4,5 (2)",
      },
    },
    { preview: { price: { amount: "54,00\u00a0€ par jour" }, rating: null } },
    { preview: { price: null } },
  ]);
});

test("shows no delivery of a rental provider", async () => {
  const { garage: id, moduleId } = await addRentalModule(db, zoneId);
  await changes.flushed();
  const path = "GET /rental/provider/get-provider-details/{id}";
  const { body } = await ask(path, { id }, { module: moduleId });
  expect((await previews.request(pathOf(body.link_preview_full_url))).status).toBe(200);
  expect(drawn).toMatchObject([{ preview: { kind: "store", facts: [] } }]);
});

test("shows the shop on pages without a preview of their own", async () => {
  const { body } = await ask("GET /config");
  expect((await previews.request(pathOf(body.link_preview_full_url))).status).toBe(200);
  expect(drawn).toMatchObject([{ preview: { kind: "shop", shopName: "Errand" } }]);
});

describe("a change of the price", () => {
  test("changes the URL, and replaces the stored preview", async () => {
    const before = await itemPath();
    await previews.request(before);
    await db
      .update(items)
      .set({ price: minor(480) })
      .where(eq(items.id, item));
    await changes.flushed();
    const after = await itemPath();
    expect(after).not.toBe(before);
    await previews.request(after);
    const stored = join(drawingFolder(folder), "link-previews", `item-${item}-en`);
    expect(await readdir(stored)).toEqual([after.split("/").at(-1)]);
  });

  test("shows the new price at the old URL, for minutes only", async () => {
    const old = (await itemPath()).replace(/[0-9a-f]{16}\.jpg$/, `${"0".repeat(16)}.jpg`);
    const response = await previews.request(old);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });
});

test.each([
  "item-999999999-en",
  "item-0-en",
  "store-999999999-en",
  "store-1-de",
  "shop-de",
  "shop-1-en",
  "constructor",
])("returns 404 for %s, and stores nothing", async (key) => {
  const response = await previews.request(`/link-previews/${key}/${"0".repeat(16)}.jpg`);
  expect(response.status).toBe(404);
  expect(await readdir(join(drawingFolder(folder), "link-previews"))).not.toContain(key);
});

test("returns 404 for a file that is no version", async () => {
  const path = (await itemPath()).replace(".jpg", ".webp");
  expect((await previews.request(path)).status).toBe(404);
  expect(drawn).toEqual([]);
});

test("asks to try again when too many pictures wait", async () => {
  const busy = linkPreviewRoutes(
    { ...api, settings: { ...api.settings, picturesFolder: join(folder, "busy") } },
    { pictures: { find: async () => "busy" }, draw: async () => Buffer.from("") },
  );
  const response = await busy.request(await itemPath());
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
});
