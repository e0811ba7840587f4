import type { Store } from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible, expectNoHorizontalScroll } from "./accessibility.ts";
import { type ApiCaller, callApi } from "./api.ts";
import { expect, type Locator, test } from "./fixtures.ts";
import { scrollUntilVisible } from "./locators.ts";
import { desktop, phone } from "./viewports.ts";

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

test("nothing moves while the home page is scrolled, on a wide screen and on a phone", async ({
  page,
  request,
  user,
}) => {
  const { modules, store } = await findInModule(request, "food", async () => true);
  await user.setLocationAndModule(store, modules);
  for (const { width, height } of [desktop, phone]) {
    await page.setViewportSize({ width, height });
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
    const { layoutShift, moved } = await page.evaluate(() => ({ ...document.body.dataset }));
    expect(Number(layoutShift ?? 0), `${width} px: ${moved}`).toBeLessThan(maxLayoutShift);
  }
});

const maxLayoutShift = 0.02;

/**
 * Adds up in the page how far its content moves by itself, as browsers measure it, and lists what
 * moves.
 */
function observeLayoutShifts() {
  let sum = 0;
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const way = `from ${previousRect.y} to ${currentRect.y}`;
        moved.push(`${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${way}`);
      }
    }
    document.body.dataset.layoutShift = String(sum);
    document.body.dataset.moved = moved.join(", ");
  });
  observer.observe({ type: "layout-shift" });
}

test("the home page with all sections, a campaign and a flash sale are accessible", async ({
  page,
  request,
  user,
}) => {
  // axe needs long for all sections at once.
  test.slow();
  const { modules, store } = await findInModule(request, "pharmacy", async () => true);
  await user.setLocationAndModule(store, modules);
  await page.goto("/home");
  await scrollUntilVisible(page, page.getByRole("region", { name: "All stores" }));
  await expectAccessible(page);

  // What the browser has stored would replace the cookies.
  const moveTo = async (store: Store) => {
    await page.evaluate(() => localStorage.clear());
    await user.setLocationAndModule(store, modules);
  };

  await test.step("a campaign", async () => {
    const { store, found } = await findInModule(request, "food", async (caller) => {
      const [campaign] = await callApi(request, "GET /campaigns/basic", {}, caller);
      return campaign;
    });
    await moveTo(store);
    await page.goto(`/home?data_type=campaign&id=${found.id}`);
    await expect(page.getByRole("heading", { level: 1, name: found.title })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a flash sale", async () => {
    const { store, found } = await findInModule(request, "grocery", async (caller) => {
      const { flash_sale } = await callApi(request, "GET /flash-sales", {}, caller);
      return flash_sale?.active_products.length ? flash_sale : null;
    });
    await moveTo(store);
    await page.goto("/home?data_type=flash_sale");
    await expect(page.getByRole("heading", { level: 1, name: found.title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
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
