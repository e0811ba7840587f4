import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { ask, type Caller } from "./api.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  type Locator,
  scrollTo,
  test,
} from "./journey.ts";

/** A place of the town where a module has what a journey is about, and a store there. */
async function findPlace<Found>(
  request: APIRequestContext,
  type: ModuleType,
  look: (caller: Caller) => Promise<Found | null | undefined>,
) {
  const modules = await ask(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === type);
  if (!module) throw new Error(`The town has no ${type}.`);
  for (const { id } of await ask(request, "GET /zone/list", {})) {
    const caller = { zones: [id], moduleId: module.id };
    const every = { filter_data: "all", limit: 1 } as const;
    const { stores } = await ask(request, "GET /stores/get-stores/{filter_data}", every, caller);
    const found = stores[0] && (await look(caller));
    if (stores[0] && found) return { modules, store: stores[0], found };
  }
  throw new Error(`No zone has in ${type} what is looked for.`);
}

test("a banner leads to its store", async ({ page, request, visitor }) => {
  const { modules, store, found } = await findPlace(request, "food", async (caller) => {
    const { banners } = await ask(request, "GET /banners", {}, caller);
    return banners.find((banner) => banner.store !== null);
  });
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "What is on" });
  await banners.getByRole("link", { name: found.title }).click();
  await expect(page).toHaveURL(new RegExp(`/store/${found.store?.slug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(found.store?.name ?? "");
});

test("the home page goes on as somebody scrolls, and stands where they left it", async ({
  page,
  request,
  visitor,
}) => {
  const { modules, store } = await findPlace(request, "food", async () => true);
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const all = page.getByRole("region", { name: "All stores" });
  await expect(all).toBeHidden();
  await scrollTo(page, all);
  await all.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/store\//);
  await page.goBack();
  await expect(all).toBeInViewport();
});

for (const [screen, width, height] of [
  ["a wide screen", 1440, 900],
  ["a phone", 360, 740],
] as const) {
  test(`on ${screen} another module is one press away, and lists stores of its own`, async ({
    page,
    request,
    visitor,
  }) => {
    const { modules, store } = await findPlace(request, "grocery", async () => true);
    const pharmacy = modules.find(({ module_type }) => module_type === "pharmacy");
    const caller = { zones: [store.zone_id], moduleId: pharmacy?.id };
    const { stores } = await ask(
      request,
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", limit: 12 },
      caller,
    );
    await page.setViewportSize({ width, height });
    await visitor.shopsNear(store, modules);
    await page.goto("/home");
    const all = page.getByRole("region", { name: "All stores" });
    await scrollTo(page, all.getByRole("article").first());

    const switcher = page.getByRole("navigation", { name: "Modules" });
    await switcher.getByRole("button", { name: pharmacy?.module_name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "What will make you feel better?",
    );
    await expect(switcher.locator("[aria-current]")).toHaveText(pharmacy?.module_name ?? "");
    await scrollTo(page, all.getByRole("article").first());
    await expect(all.getByRole("article").getByRole("heading")).toHaveText(
      stores.map(({ name }) => name),
    );
  });
}

test("nothing on the home page hinders anybody", async ({ page, request, visitor }) => {
  // All sections of a module at once take their time.
  test.slow();
  const { modules, store } = await findPlace(request, "pharmacy", async () => true);
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  await scrollTo(page, page.getByRole("region", { name: "All stores" }));
  await expectAccessible(page);
});

test("a flash sale counts down, and leads to all of it", async ({ page, request, visitor }) => {
  const { modules, store, found } = await findPlace(request, "grocery", async (caller) => {
    const { flash_sale } = await ask(request, "GET /flash-sales", {}, caller);
    return flash_sale?.active_products.length ? flash_sale : null;
  });
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const sale = page.getByRole("region", { name: found.title });
  const clock = sale.getByText(/^\d\d:\d\d:\d\d$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? "");
  await expect(sale.getByText(/^\d+ left$/).first()).toBeVisible();

  await sale.getByRole("link", { name: `See all: ${found.title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: found.title })).toBeVisible();
  const [first] = found.active_products;
  const card = page.getByRole("article").filter({ hasText: first?.item.name ?? "" });
  await expect(card.first()).toBeVisible();
  await expectAccessible(page);
});

test("a campaign shows the stores that take part", async ({ page, request, visitor }) => {
  const { modules, store, found } = await findPlace(request, "food", async (caller) => {
    const [campaign] = await ask(request, "GET /campaigns/basic", {}, caller);
    if (!campaign) return null;
    const asked = { basic_campaign_id: campaign.id };
    const details = await ask(request, "GET /campaigns/basic-campaign-details", asked, caller);
    return details.stores.length > 0 ? details : null;
  });
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const campaigns = page.getByRole("region", { name: "Happening in town" });
  await scrollTo(page, campaigns);
  await campaigns.getByRole("link", { name: found.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: found.title })).toBeVisible();
  const taking = page.getByRole("region", { name: "Who takes part" });
  await expect(taking.getByRole("article")).toHaveCount(found.stores.length);
  await expectAccessible(page);
});

test("in the pharmacy a condition leads to what helps", async ({ page, request, visitor }) => {
  const { modules, store, found } = await findPlace(request, "pharmacy", async (caller) => {
    for (const condition of await ask(request, "GET /common-condition", {}, caller)) {
      const asked = { id: condition.slug, limit: 1 };
      const { products } = await ask(request, "GET /common-condition/items/{id}", asked, caller);
      if (products[0]) return { condition, item: products[0] };
    }
    return null;
  });
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const conditions = page.getByRole("region", { name: "What is it for?" });
  await conditions.getByRole("link", { name: found.condition.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(found.condition.name);
  const items = page.getByRole("main").getByRole("article");
  await expect(items.filter({ hasText: found.item.name }).first()).toBeVisible();
});

test("among the shops a brand leads to its items", async ({ page, request, visitor }) => {
  const { modules, store, found } = await findPlace(request, "ecommerce", async (caller) => {
    for (const brand of await ask(request, "GET /brand", {}, caller)) {
      const asked = { id: brand.slug, limit: 1 };
      const { products } = await ask(request, "GET /brand/items/{id}", asked, caller);
      if (products[0]) return { brand, item: products[0] };
    }
    return null;
  });
  await visitor.shopsNear(store, modules);
  await page.goto("/home");
  const brands = page.getByRole("region", { name: "Brands" });
  await scrollTo(page, brands);
  await brands.getByRole("link", { name: found.brand.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(found.brand.name);
  const items = page.getByRole("main").getByRole("article");
  await expect(items.filter({ hasText: found.item.name }).first()).toBeVisible();
});

test("modules stand three in a row at every width, in the dialog and on the page below", async ({
  page,
  context,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await context.clearCookies({ name: "module" });
  for (const width of [320, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/home");
      const dialog = page.getByRole("dialog", { name: "What do you need?" });
      await expect(dialog).toBeVisible();
      expect(await inFirstRow(dialog)).toBe(3);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect(await inFirstRow(page.getByRole("main"))).toBe(3);
      await expectNoSideways(page);
    });
  }
});

/** How many entries of a list stand beside the first. */
async function inFirstRow(within: Locator): Promise<number> {
  const tops = await within
    .getByRole("listitem")
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
