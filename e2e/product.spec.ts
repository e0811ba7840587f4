import type { Item } from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoHorizontalScroll,
} from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Locator, test } from "./fixtures.ts";
import { desktop, phone } from "./viewports.ts";

test.beforeEach(async ({ user, testData: { restaurant } }) => {
  await user.setLocation(restaurant.store);
});

test("long unbroken words wrap on a phone", async ({ page, request }) => {
  const isPlain = (text: string) => /^[\w ,.]+$/.test(text);
  const item = await find(request, "food", ({ name, description }) => {
    return isPlain(name) && isPlain(description) && description.length < 70;
  });
  const longWord = "unbroken".repeat(8);
  await page.route(`**/product/${item.slug}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(item.description, longWord)
      .replaceAll(item.name, longWord);
    await route.fulfill({ response, body: html });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/product/${item.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: longWord })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test("reviews are filtered by stars, and the URL keeps the filter", async ({ page, request }) => {
  const rated = await find(request, "food", ({ rating_count, avg_rating }) => {
    return rating_count > 3 && avg_rating < 5;
  });
  const { ratings } = await callApi(request, "GET /items/reviews/{id}", { id: rated.id });
  const stars = 5 - ratings.findIndex((each) => each > 0 && each < rated.rating_count);
  const count = ratings[5 - stars] ?? 0;

  await page.goto(`/product/${rated.slug}`);
  await page.keyboard.press("End");
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByRole("article")).toHaveCount(Math.min(10, rated.rating_count));
  await reviews.getByRole("button", { name: new RegExp(`^${stars} stars?: `) }).click();
  await expect(reviews.getByRole("article")).toHaveCount(count);
  await expectAccessible(page);

  await test.step("a shared link renders the same reviews on the server", async () => {
    await expect(page).toHaveURL(`/product/${rated.slug}?reviews=${stars}#reviews`);
    const html = await (await page.request.get(page.url())).text();
    expect(html.match(/<article/g)).toHaveLength(count);
    await page.reload();
    await expect(reviews.getByRole("article")).toHaveCount(count);
    await expect(reviews).toBeInViewport();
  });

  await reviews.getByRole("button", { name: "All reviews" }).click();
  await expect(reviews.getByRole("article")).toHaveCount(Math.min(10, rated.rating_count));
  await page.goBack();
  await expect(reviews.getByRole("article")).toHaveCount(count);
});

test("an item dialog over a store: zoom, pictures, a second item, reviews in its URL, and a reload", async ({
  page,
  request,
  testData: { restaurant },
}) => {
  test.slow();
  const { store, simpleItem, itemWithOptions } = restaurant;
  const storePath = `/store/${store.slug}`;
  const dialogOf = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.goto(storePath);

  await test.step("it and its picture viewer are accessible at both widths, in both themes", async () => {
    await page.getByRole("link", { name: itemWithOptions.name, exact: true }).first().click();
    const dish = dialogOf(itemWithOptions.name);
    await expect(dish).toBeVisible();
    await expectAccessibleEverywhere(page);
    await scrollToEnd(dish);
    await expect(dish.getByRole("heading", { name: "Reviews" })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await dish
      .getByRole("region", { name: /^Pictures of / })
      .getByRole("button", { name: /^Zoom in on / })
      .click();
    const picture = page.getByRole("dialog").getByRole("button", { name: "Zoom in", exact: true });
    await picture.click();
    await expectAccessibleEverywhere(page);
    await page.goBack();
    await expect(picture).toBeHidden();
    await expect(dish).toBeVisible();
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(storePath);
  });

  await test.step("closing the second of two returns to the page", async () => {
    await page.getByRole("link", { name: simpleItem.name, exact: true }).first().click();
    const first = dialogOf(simpleItem.name);
    await expect(first).toBeVisible();
    const others = first.getByRole("region", { name: `More from ${store.name}` });
    await expect(async () => {
      await page.mouse.move(720, 500);
      await page.mouse.wheel(0, 2000);
      await expect(others).toBeVisible({ timeout: 1000 });
    }).toPass();
    const other = others.getByRole("article").first();
    const name = (await other.getByRole("heading").textContent()) ?? "";
    await other.getByRole("link").first().click();
    const second = dialogOf(name);
    await expect(second).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
    await second.getByRole("button", { name: "Close", exact: true }).click();
    await expect(second).toBeHidden();
    await expect(page).toHaveURL(storePath);
  });

  await test.step("at 200 % zoom it shows the price and the order button", async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.reload();
    await page.getByRole("link", { name: simpleItem.name, exact: true }).first().click();
    const dish = dialogOf(simpleItem.name);
    await expect(dish.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
    await expect(dish.getByText(/\d+\.\d\d/).first()).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(dish).toBeHidden();
  });

  await test.step("a reload of an item that was opened from a scrolled list starts at its top", async () => {
    await page.setViewportSize(phone);
    const dish = page.getByRole("link", { name: simpleItem.name, exact: true }).last();
    await dish.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await dish.click();
    await expect(dialogOf(simpleItem.name)).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
    await page.reload({ waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1, name: simpleItem.name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("filtering reviews in it changes the item's own URL", async () => {
    await page.setViewportSize(desktop);
    const rated = await find(request, "food", ({ rating_count }) => rating_count > 3);
    const { ratings } = await callApi(request, "GET /items/reviews/{id}", { id: rated.id });
    const stars = 5 - ratings.findIndex((count) => count > 0);
    await page.goto(`/store/${rated.store_slug}?search=${encodeURIComponent(rated.name)}`);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: rated.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: rated.name });
    const ofStars = dish.getByRole("button", { name: new RegExp(`^${stars} stars?: `) });
    await expect(async () => {
      await scrollToEnd(dish);
      await expect(ofStars).toBeVisible({ timeout: 1000 });
    }).toPass();
    await ofStars.click();
    await expect(ofStars).toHaveAttribute("aria-pressed", "true");
    const itemUrl = `/product/${rated.slug}?module_id=${rated.module_id}&reviews=${stars}#reviews`;
    await expect(page).toHaveURL(itemUrl);
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(/\/store\//);
  });
});

const scrollToEnd = (dialog: Locator) =>
  dialog
    .locator("> div")
    .last()
    .evaluate((inside) => inside.scrollTo(0, inside.scrollHeight));

/** The first item of the module that satisfies `fits`. */
async function find(
  request: APIRequestContext,
  type: ModuleType,
  fits: (item: Item) => boolean,
): Promise<Item> {
  const modules = await callApi(request, "GET /module", {});
  const zones = (await callApi(request, "GET /zone/list", {})).map(({ id }) => id);
  const caller = { zones, moduleId: modules.find(({ module_type }) => module_type === type)?.id };
  for (let offset = 1; ; offset++) {
    const page = await callApi(request, "GET /items/latest", { limit: 100, offset }, caller);
    const found = page.products.find(fits);
    if (found) return callApi(request, "GET /items/details/{id}", { id: found.slug });
    if (page.products.length === 0) throw new Error(`No ${type} item fits.`);
  }
}
