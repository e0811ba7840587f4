import { ask } from "./api.ts";
import { expect, type Page, test } from "./journey.ts";

/** Notes each module that the page is coloured for, from the first byte on. */
async function watchModules(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const note = () => {
      const type = document.documentElement?.dataset.module;
      if (type && seen.at(-1) !== type) seen.push(type);
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { modulesSeen: seen });
  });
  return () => page.evaluate(() => Reflect.get(window, "modulesSeen"));
}

test("a page of another module has its colour from the first byte on", async ({
  page,
  request,
  visitor,
  town: { zones, kitchen },
}) => {
  const modules = await ask(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  const caller = { zones, moduleId: grocery?.id ?? 0 };
  const { products } = await ask(request, "GET /items/popular", { limit: 1 }, caller);
  const [item] = products;
  await visitor.livesNear(kitchen.store);
  const modulesSeen = await watchModules(page);

  for (const path of [
    `/category/${item?.category_ids[0]?.slug}?module_id=${grocery?.id}`,
    `/product/${item?.slug}?module_id=${grocery?.id}`,
    `/store/${item?.store_slug}`,
    `/store/popular?module_id=${grocery?.id}`,
    `/home?search=searched&data_type=searched&name=rice&module_id=${grocery?.id}`,
  ]) {
    await test.step(path, async () => {
      const drawn = await page.context().request.get(path);
      expect(await drawn.text()).toMatch(/<html [^>]*data-module="grocery"/);
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("module")))
        .toContain('"grocery"');
      expect(await modulesSeen()).toEqual(["grocery"]);
      await page.evaluate(() => localStorage.removeItem("module"));
      await visitor.livesNear(kitchen.store);
    });
  }
});

test("a store's link with all that the spec names opens it as the short link does", async ({
  page,
  visitor,
  baseURL,
  town: { food, kitchen },
}) => {
  const { store } = kitchen;
  const path = `/store/${store.slug}`;
  const counted = page.getByRole("main").getByText(/^\d+ items?$/);
  await visitor.livesNear(store);
  await page.goto(path);
  const items = (await counted.textContent()) ?? "";

  const query = new URLSearchParams({
    module_id: String(food.id),
    lat: String(store.latitude),
    lng: String(store.longitude),
    store_zone_id: String(store.zone_id),
    module_type: food.module_type,
  });
  for (const id of [store.slug, String(store.id)]) {
    await test.step(`/store/${id}`, async () => {
      query.set("id", id);
      const response = await page.goto(`/store/${id}?${query}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
      await expect(counted).toHaveText(items);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(page.locator("html")).toHaveAttribute("data-module", food.module_type);
    });
  }
});

test("a store link with coordinates shows the delivery fee to that place", async ({
  page,
  town: { kitchen },
}) => {
  const { store } = kitchen;
  const main = page.getByRole("main");
  await page.goto(`/store/${store.slug}`);
  await expect(main.getByText(/^Delivery from \d/)).toBeVisible();
  const query = new URLSearchParams({
    id: store.slug,
    module_id: String(store.module_id),
    lat: String(store.latitude + 0.01),
    lng: String(store.longitude),
    store_zone_id: String(store.zone_id),
  });
  await page.goto(`/store/${store.slug}?${query}`);
  await expect(main.getByText(/^Delivery \d/)).toBeVisible();
  await expect(main.getByText(/^Delivery from \d/)).toBeHidden();
});
