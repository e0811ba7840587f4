import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, seedShop } from "../catalog/testing.ts";
import { shop } from "../config/config.tables.ts";
import { addRentalModule, addVehicle } from "../rental/testing.ts";
import { startTestApi } from "../testing.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";

const { api, db, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const [openStore, closedStore] = food.storeIds;
const { url } = api.settings;
const app = sitemapRoutes(api);

async function read(path: string) {
  const response = await app.request(path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The paths that a sitemap lists. */
async function listedIn(path: string): Promise<string[]> {
  const { text } = await read(path);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) =>
    String(page).replace(url, ""),
  );
}

test("names the sitemap in robots.txt and disallows personal pages", async () => {
  const { text } = await read("/robots.txt");
  expect(text).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(text).toContain("Disallow: /checkout\n");
});

test("lists visible stores and items, each in every language", async () => {
  const shown = await addItem(db, { storeId: openStore });
  const inactive = await addItem(db, { storeId: openStore, active: false });
  const campaign = { campaignStarts: "2026-03-01", campaignEnds: "2026-03-05" };
  const passing = await addItem(db, { storeId: openStore, ...campaign });
  const elsewhere = await addItem(db, { storeId: closedStore });
  await db.update(stores).set({ active: false }).where(eq(stores.id, closedStore));

  expect(await listedIn("/sitemap.xml")).toEqual([
    "/sitemap/pages.xml",
    "/sitemap/stores-1.xml",
    "/sitemap/items-1.xml",
  ]);
  const slugs = new Map(
    (await db.select({ id: items.id, slug: items.slug }).from(items)).map(({ id, slug }) => [
      id,
      slug,
    ]),
  );
  const listedItems = await listedIn("/sitemap/items-1.xml");
  expect(listedItems).toContain(`/product/${slugs.get(shown)}`);
  for (const hidden of [inactive, passing, elsewhere]) {
    expect(listedItems).not.toContain(`/product/${slugs.get(hidden)}`);
  }
  const page = await read("/sitemap/items-1.xml");
  expect(page.text).toContain(`hreflang="fr" href="${url}/product/${slugs.get(shown)}?lang=fr"`);
  expect(page.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(await listedIn("/sitemap/stores-1.xml")).toHaveLength(3);
});

test("lists active rental providers and their active vehicles", async () => {
  const rental = await addRentalModule(db, zoneId);
  await addVehicle(db, rental, { slug: "little-clio" });
  await addVehicle(db, rental, { slug: "inactive", active: false });
  await addVehicle(db, rental, { slug: "of-nobody", providerId: rental.harbour });
  await db.update(stores).set({ slug: "garage" }).where(eq(stores.id, rental.garage));
  await db.update(stores).set({ active: false }).where(eq(stores.id, rental.harbour));
  expect(await listedIn("/sitemap.xml")).toContain("/sitemap/vehicles-1.xml");
  expect(await listedIn("/sitemap/providers-1.xml")).toEqual(["/rental/provider-details/garage"]);
  expect(await listedIn("/sitemap/vehicles-1.xml")).toEqual(["/rental/vehicle/little-clio"]);
  expect(await listedIn("/sitemap/stores-1.xml")).not.toContain("/store/garage");
});

test("lists categories with items only", async () => {
  const { moduleId } = food;
  const [full, empty] = await Promise.all(
    ["full", "empty"].map((slug) => addCategory(db, { moduleId, slug })),
  );
  await addItem(db, { storeId: openStore, categoryId: full });
  await changes.flushed();
  const pages = await listedIn("/sitemap/pages.xml");
  expect(pages).toContain("/categories");
  expect(pages).toContain("/category/full");
  expect(pages, `of category ${empty}`).not.toContain("/category/empty");
});

test("returns 404 for an unknown sitemap", async () => {
  for (const name of ["items-2", "items-0", "items--1", "stores-x", "users-1"]) {
    expect((await read(`/sitemap/${name}.xml`)).status, name).toBe(404);
  }
});

test("omits policies that the shop does not have", async () => {
  expect(await listedIn("/sitemap/pages.xml")).toContain("/refund-policy");
  const [row] = await db.select().from(shop);
  if (!row) throw new Error("no shop");
  const policies = { ...row.settings.policies, refund: false };
  await db.update(shop).set({ settings: { ...row.settings, policies } });
  await changes.flushed();
  expect(await listedIn("/sitemap/pages.xml")).not.toContain("/refund-policy");
});
