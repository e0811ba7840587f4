import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible, expectNoHorizontalScroll } from "./accessibility.ts";
import { type ApiCaller, callApi } from "./api.ts";
import { expect, type Locator, test } from "./fixtures.ts";
import { scrollUntilVisible } from "./locators.ts";

/** The first zone where `find` finds something in the module, with a store of that zone. */
async function findInModule<Found>(
  request: APIRequestContext,
  type: ModuleType,
  find: (caller: ApiCaller) => Promise<Found | null | undefined>,
) {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === type);
  if (!module) throw new Error(`The shop has no ${type} module.`);
  for (const { id } of await callApi(request, "GET /zone/list", {})) {
    const caller = { zones: [id], moduleId: module.id };
    const input = { filter_data: "all", limit: 1 } as const;
    const { stores } = await callApi(
      request,
      "GET /stores/get-stores/{filter_data}",
      input,
      caller,
    );
    const found = stores[0] && (await find(caller));
    if (stores[0] && found) return { modules, store: stores[0], found };
  }
  throw new Error(`No zone has the wanted data in the ${type} module.`);
}

test("the home page loads more while scrolling and restores the scroll position on back", async ({
  page,
  request,
  user,
}) => {
  const { modules, store } = await findInModule(request, "food", async () => true);
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  const all = page.getByRole("region", { name: "All stores" });
  await expect(all).toBeHidden();
  await scrollUntilVisible(page, all);
  await all.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole("navigation", { name: "Menu sections" })).toBeVisible();
  await page.evaluate(recordSmallestScroll, "What are you hungry for?");
  await page.goBack();
  await expect(all).toBeInViewport();
  const smallest = () => page.evaluate(() => Number(document.body.dataset.smallestScroll));
  // The frame that shows the stores is recorded with the next one.
  await expect.poll(smallest).toBeLessThan(100_000);
  expect(await smallest(), "No frame shows the top of the page").toBeGreaterThan(500);
});

/** Records in the page the smallest scroll offset of all frames that show the home page. */
function recordSmallestScroll(title: string) {
  let smallest = Number.POSITIVE_INFINITY;
  const record = () => {
    const isHome = document.querySelector("h1")?.textContent === title;
    if (isHome) smallest = Math.min(smallest, window.scrollY);
    document.body.dataset.smallestScroll = String(smallest);
    requestAnimationFrame(record);
  };
  record();
}

test("the module tabs list the stores of the chosen module", async ({ page, request, user }) => {
  const { modules, store } = await findInModule(request, "grocery", async () => true);
  const pharmacy = modules.find(({ module_type }) => module_type === "pharmacy");
  const { latitude, longitude } = store;
  const place = { latitude, longitude };
  const caller = { zones: [store.zone_id], moduleId: pharmacy?.id, place };
  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", limit: 12 },
    caller,
  );
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  const all = page.getByRole("region", { name: "All stores" });
  await scrollUntilVisible(page, all.getByRole("article").first());

  const tabs = page.getByRole("navigation", { name: "Modules" });
  await tabs.getByRole("button", { name: pharmacy?.module_name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "How can we help you feel better?",
  );
  await expect(tabs.locator("[aria-current]")).toHaveText(pharmacy?.module_name ?? "");
  await scrollUntilVisible(page, all.getByRole("article").first());
  await expect(all.getByRole("article").getByRole("heading")).toHaveText(
    stores.map(({ name }) => name),
  );
});

test("a pill shows the stores that match instead of the sections, and back shows the sections again", async ({
  page,
  request,
  user,
}) => {
  const { modules, store } = await findInModule(request, "food", async () => true);
  const caller = { zones: [store.zone_id], moduleId: store.module_id };
  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", filter: ["take_away"], limit: 12 },
    caller,
  );
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  await page.getByRole("checkbox", { name: "Pickup" }).click();
  await expect(page.getByRole("checkbox", { name: "Pickup" })).toBeChecked();
  await expect(page).toHaveURL(/filter=take_away/);
  const all = page.getByRole("region", { name: "All stores" });
  await expect(all.getByRole("article").first()).toBeVisible();
  await expect(all.getByRole("article")).toHaveCount(stores.length);
  const names = await all.getByRole("article").getByRole("heading").allTextContents();
  expect(names.toSorted()).toEqual(stores.map(({ name }) => name).toSorted());
  await expect(page.getByRole("region", { name: "Popular stores" })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "Pickup" })).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Popular stores" })).toBeVisible();
});

for (const [screen, width, height] of [
  ["a wide screen", 1440, 900],
  ["a phone", 360, 740],
] as const) {
  test(`nothing moves while the home page is scrolled on ${screen}`, async ({
    page,
    request,
    user,
  }) => {
    const { modules, store } = await findInModule(request, "food", async () => true);
    await page.setViewportSize({ width, height });
    await user.setLocationAndModule(store, modules);
    await page.goto("/home");
    await page.getByRole("heading", { level: 1 }).hover();
    await page.evaluate(observeLayoutShifts);
    const footer = page.getByRole("contentinfo");
    await expect(async () => {
      await page.mouse.wheel(0, height / 2);
      await expect(footer).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [50] });
    const all = page.getByRole("region", { name: "All stores" });
    await expect(all.getByRole("article").first()).toBeAttached();
    expect(await page.evaluate(() => Number(document.body.dataset.layoutShift ?? 0))).toBeLessThan(
      maxLayoutShift,
    );
  });
}

const maxLayoutShift = 0.02;

/** Adds up in the page how far its content moves by itself, as browsers measure it. */
function observeLayoutShifts() {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) sum += value;
    }
    document.body.dataset.layoutShift = String(sum);
  });
  observer.observe({ type: "layout-shift" });
}

test("the home page with all sections is accessible", async ({ page, request, user }) => {
  // axe needs long for all sections at once.
  test.slow();
  const { modules, store } = await findInModule(request, "pharmacy", async () => true);
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  await scrollUntilVisible(page, page.getByRole("region", { name: "All stores" }));
  await expectAccessible(page);
});

test("a flash sale counts down and links to all its items", async ({ page, request, user }) => {
  const { modules, store, found } = await findInModule(request, "grocery", async (caller) => {
    const { flash_sale } = await callApi(request, "GET /flash-sales", {}, caller);
    return flash_sale?.active_products.length ? flash_sale : null;
  });
  await user.setLocationAndModule(store, modules);
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

test("a campaign lists its stores", async ({ page, request, user }) => {
  const { modules, store, found } = await findInModule(request, "food", async (caller) => {
    const [campaign] = await callApi(request, "GET /campaigns/basic", {}, caller);
    if (!campaign) return null;
    const input = { basic_campaign_id: campaign.id };
    const details = await callApi(request, "GET /campaigns/basic-campaign-details", input, caller);
    return details.stores.length > 0 ? details : null;
  });
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  const banners = page.getByRole("region", { name: "Highlights" });
  await banners.getByRole("link", { name: found.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: found.title })).toBeVisible();
  const participants = page.getByRole("region", { name: "Participating stores" });
  await expect(participants.getByRole("article")).toHaveCount(found.stores.length);
  await expectAccessible(page);
});

test("modules are three in a row at every width, in the dialog and on the page", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await context.clearCookies({ name: "module" });
  for (const width of [320, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/home");
      const dialog = page.getByRole("dialog", { name: "What do you need?" });
      await expect(dialog).toBeVisible();
      expect(await countInFirstRow(dialog)).toBe(3);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect(await countInFirstRow(page.getByRole("main"))).toBe(3);
      await expectNoHorizontalScroll(page);
    });
  }
});

/** How many list items are in the first row. */
async function countInFirstRow(within: Locator): Promise<number> {
  const tops = await within
    .getByRole("listitem")
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
