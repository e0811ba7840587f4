import type { Item } from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoHorizontalScroll,
} from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";

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

test("reloading an item that was opened from a scrolled list starts at its top", async ({
  page,
  testData: { restaurant },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/store/${restaurant.store.slug}`);
  const dish = page.getByRole("link", { name: restaurant.simpleItem.name, exact: true }).last();
  await dish.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await dish.click();
  await expect(page.getByRole("dialog", { name: restaurant.simpleItem.name })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);

  await page.reload({ waitUntil: "load" });
  await expect(
    page.getByRole("heading", { level: 1, name: restaurant.simpleItem.name }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("an item dialog shows the price and the order button at 200 % zoom", async ({
  page,
  testData: { restaurant },
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`/store/${restaurant.store.slug}`);
  await page.getByRole("link", { name: restaurant.simpleItem.name, exact: true }).first().click();
  const dish = page.getByRole("dialog", { name: restaurant.simpleItem.name });
  await expect(dish.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
  await expect(dish.getByText(/\d+\.\d\d/).first()).toBeInViewport({ ratio: 1 });
});

test("filtering reviews in an item dialog changes the item's own URL", async ({
  page,
  request,
}) => {
  const rated = await find(request, "food", ({ rating_count }) => rating_count > 3);
  const { ratings } = await callApi(request, "GET /items/reviews/{id}", { id: rated.id });
  const stars = 5 - ratings.findIndex((count) => count > 0);
  await page.goto(`/store/${rated.store_slug}?search=${encodeURIComponent(rated.name)}`);
  await page.getByRole("main").getByRole("link", { name: rated.name, exact: true }).first().click();
  const dish = page.getByRole("dialog", { name: rated.name });
  const ofStars = dish.getByRole("button", { name: new RegExp(`^${stars} stars?: `) });
  await expect(async () => {
    await dish
      .locator("> div")
      .last()
      .evaluate((inside) => inside.scrollTo(0, inside.scrollHeight));
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

test("a campaign item goes straight to the checkout", async ({ page, request, testData }) => {
  const zones = (await callApi(request, "GET /zone/list", {})).map(({ id }) => id);
  const today = todayInParis();
  const items = await callApi(
    request,
    "GET /campaigns/item",
    {},
    { zones, moduleId: testData.foodModule.id },
  );
  const item = items.find(({ food_variations, ...each }) => {
    const hasStarted = each.available_date_starts !== null && each.available_date_starts <= today;
    return hasStarted && food_variations.length === 0;
  });
  if (!item) throw new Error("No campaign has an item without variations today.");
  await page.clock.setFixedTime(momentAt(item.available_time_starts ?? "12:00:00"));
  await page.goto(`/product/${item.slug}`);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeHidden();
  await page.getByRole("button", { name: "Order Now" }).click();
  await continueAsGuest(page);
  await expect(page).toHaveURL("/checkout?page=campaign");
});

test("an unavailable item shows its hours", async ({ page, request }) => {
  const item = await find(request, "food", (each) => {
    return each.available_time_starts !== null && !each.schedule_order;
  });
  await page.clock.setFixedTime(momentAt(item.available_time_ends ?? "23:00:00"));
  await page.goto(`/product/${item.slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Not Available now" })).toBeDisabled();
  const [from, until] = [item.available_time_starts, item.available_time_ends].map((clock) =>
    clock?.slice(0, 5),
  );
  await expect(main).toContainText(`Available ${from} – ${until}.`);
  await expectAccessible(page);
});

test("closing the second of two item dialogs returns to the page", async ({
  page,
  testData: { restaurant },
}) => {
  await page.goto(`/store/${restaurant.store.slug}`);
  await page.getByRole("link", { name: restaurant.simpleItem.name, exact: true }).first().click();
  const first = page.getByRole("dialog", { name: restaurant.simpleItem.name });
  await expect(first).toBeVisible();
  const others = first.getByRole("region", { name: `More from ${restaurant.store.name}` });
  await expect(async () => {
    await page.mouse.move(720, 500);
    await page.mouse.wheel(0, 2000);
    await expect(others).toBeVisible({ timeout: 1000 });
  }).toPass();
  const other = others.getByRole("article").first().getByRole("link").first();
  const name = (await others.getByRole("article").first().getByRole("heading").textContent()) ?? "";
  await other.click();
  const second = page.getByRole("dialog", { name, exact: true });
  await expect(second).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  await second.getByRole("button", { name: "Close", exact: true }).click();
  await expect(second).toBeHidden();
  await expect(page).toHaveURL(`/store/${restaurant.store.slug}`);
});

test("the item dialog and its picture viewer are accessible at both widths, in both themes", async ({
  page,
  testData: { restaurant },
}) => {
  test.slow();
  await page.goto(`/store/${restaurant.store.slug}`);
  await page
    .getByRole("link", { name: restaurant.itemWithOptions.name, exact: true })
    .first()
    .click();
  const dish = page.getByRole("dialog", { name: restaurant.itemWithOptions.name });
  await expect(dish).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dish
    .locator("> div")
    .last()
    .evaluate((inside) => inside.scrollTo(0, inside.scrollHeight));
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
  await expect(page).toHaveURL(`/store/${restaurant.store.slug}`);
});

function continueAsGuest(page: Page) {
  const ways = page.getByRole("dialog", { name: "Order as a guest or log in?" });
  return ways.getByRole("button", { name: /^Guest/ }).click();
}

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

function todayInParis(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(new Date());
}

/** One minute after `clock` ("HH:mm:ss") of today in Paris. */
function momentAt(clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const moment = new Date();
  const paris = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Paris",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const [nowHours = 0, nowMinutes = 0] = paris.format(moment).split(":").map(Number);
  const later = (hours - nowHours) * 60 + minutes - nowMinutes + 1;
  return new Date(moment.getTime() + later * 60_000);
}
