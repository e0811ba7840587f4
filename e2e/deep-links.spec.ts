import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";

/** Records each module whose theme the document has, from the first byte on. */
async function recordModuleThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const themes: string[] = [];
    const record = () => {
      const type = document.documentElement?.dataset.module;
      if (type && themes.at(-1) !== type) themes.push(type);
    };
    new MutationObserver(record).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { moduleThemes: themes });
  });
  return () => page.evaluate(() => Reflect.get(window, "moduleThemes"));
}

test("a link to another module renders with its theme from the first byte", async ({
  page,
  request,
  user,
  testData: { zones, restaurant },
}) => {
  const modules = await callApi(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  const caller = { zones, moduleId: grocery?.id ?? 0 };
  const { products } = await callApi(request, "GET /items/popular", { limit: 1 }, caller);
  const [item] = products;
  await user.setLocation(restaurant.store);
  const moduleThemes = await recordModuleThemes(page);

  for (const path of [
    `/category/${item?.category_ids[0]?.slug}?module_id=${grocery?.id}`,
    `/product/${item?.slug}?module_id=${grocery?.id}`,
    `/store/${item?.store_slug}`,
    `/store/popular?module_id=${grocery?.id}`,
    `/home?search=searched&data_type=searched&name=rice&module_id=${grocery?.id}`,
  ]) {
    await test.step(path, async () => {
      const html = await (await page.context().request.get(path)).text();
      expect(html).toMatch(/<html [^>]*data-module="grocery"/);
      // A header that the browser completes would push the page down.
      expect(html).toContain("Search items and stores");
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("module")))
        .toContain('"grocery"');
      expect(await moduleThemes()).toEqual(["grocery"]);
      await page.evaluate(() => localStorage.removeItem("module"));
      await user.setLocation(restaurant.store);
    });
  }
});

test("a store link with all parameters of the specification shows the same page as the short link", async ({
  page,
  context,
  user,
  baseURL,
  testData: { foodModule, restaurant },
}) => {
  const { store } = restaurant;
  const path = `/store/${store.slug}`;
  const itemCount = page.getByRole("main").getByText(/^\d+ items?$/);
  await user.setLocation(store);
  await page.goto(path);
  const items = (await itemCount.textContent()) ?? "";

  const query = new URLSearchParams({
    module_id: String(foodModule.id),
    lat: String(store.latitude),
    lng: String(store.longitude),
    store_zone_id: String(store.zone_id),
    module_type: foodModule.module_type,
  });
  for (const id of [store.slug, String(store.id)]) {
    await test.step(`/store/${id}`, async () => {
      query.set("id", id);
      const response = await page.goto(`/store/${id}?${query}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
      await expect(itemCount).toHaveText(items);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(page.locator("html")).toHaveAttribute("data-module", foodModule.module_type);
    });
  }

  await test.step("its coordinates give the delivery fee to that location", async () => {
    const main = page.getByRole("main");
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(main.getByText(/^Delivery from \d/)).toBeVisible();
    query.set("id", store.slug);
    query.set("lat", String(store.latitude + 0.01));
    query.delete("module_type");
    await page.goto(`${path}?${query}`);
    await expect(main.getByText(/^Delivery \d/)).toBeVisible();
    await expect(main.getByText(/^Delivery from \d/)).toBeHidden();
  });
});
