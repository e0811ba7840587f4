import type { Item } from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { ask } from "./api.ts";
import { expect, expectAccessible, expectNoSideways, type Page, test, toast } from "./journey.ts";

test.beforeEach(async ({ visitor, town: { kitchen } }) => {
  await visitor.livesNear(kitchen.store);
});

test("a variation that is sold out can be looked at and not bought", async ({ page, request }) => {
  const item = await find(request, "ecommerce", ({ choice_options, variations }) => {
    const hasBoth = variations.some(({ stock }) => stock === 0) && variations.some(inStock);
    return choice_options.length === 1 && hasBoth;
  });
  await page.goto(`/product/${item.slug}`);
  const soldOut = item.variations.find(({ stock }) => stock === 0)?.type ?? "";
  await choose(page, soldOut);
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(
    toast(page, "This variation is out of stock. Choose another variation to proceed further."),
  ).toBeVisible();

  await choose(page, item.variations.find(inStock)?.type ?? "");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await goOnAsGuest(page);
  await expect(page).toHaveURL("/checkout?page=buy_now");
});

test("a long description unfolds", async ({ page, request }) => {
  const item = await find(request, "pharmacy", ({ description }) => description.length > 90);
  await page.goto(`/product/${item.slug}`);
  const main = page.getByRole("main");
  const end = item.description.slice(-20);
  await expect(main).toContainText(`${item.description.slice(0, 70).trimEnd()}…`);
  await expect(main).not.toContainText(end);
  await main.getByRole("button", { name: "Read more" }).click();
  await expect(main).toContainText(end);
  await main.getByRole("button", { name: "Read less" }).click();
  await expect(main).not.toContainText(end);
});

test("words without an end stay on the page of a phone", async ({ page, request }) => {
  const isPlain = (text: string) => /^[\w ,.]+$/.test(text);
  const item = await find(request, "food", ({ name, description }) => {
    return isPlain(name) && isPlain(description) && description.length < 70;
  });
  const endless = "endless".repeat(10);
  await page.route(`**/product/${item.slug}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(item.description, endless)
      .replaceAll(item.name, endless);
    await route.fulfill({ response, body: html });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/product/${item.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: endless })).toBeVisible();
  await expectNoSideways(page);
});

test("pictures are looked at closely by keyboard", async ({ page, request }) => {
  const item = await find(request, "ecommerce", (each) => each.images_full_url.length > 3);
  await page.goto(`/product/${item.slug}`);
  const gallery = page.getByRole("region", { name: `Pictures of ${item.name}` });
  const second = gallery.getByRole("button", { name: /picture 2 of/ });
  await gallery.getByRole("button", { name: /picture 1 of/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(gallery.getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: item.name });
  const picture = dialog.getByRole("img");
  await expect(picture).toHaveAccessibleName(/picture 2 of 4$/);
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAccessibleName(/picture 3 of 4$/);
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  // Closer, the arrows move the picture instead.
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAccessibleName(/picture 3 of 4$/);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole("button", { name: "Show picture 3" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // The focus went along.
  await expect(gallery.getByRole("button", { name: /picture 3 of/ })).toBeFocused();
});

test("reviews are narrowed to so many stars", async ({ page, request }) => {
  const rated = await find(request, "food", ({ rating_count, avg_rating }) => {
    return rating_count > 3 && avg_rating < 5;
  });
  const { ratings } = await ask(request, "GET /items/reviews/{id}", { id: rated.id });
  const stars = 5 - ratings.findIndex((count) => count > 0 && count < rated.rating_count);
  const given = ratings[5 - stars] ?? 0;

  await page.goto(`/product/${rated.slug}`);
  await page.keyboard.press("End");
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByRole("article")).toHaveCount(Math.min(10, rated.rating_count));
  await reviews.getByRole("button", { name: new RegExp(`^${stars} stars?: `) }).click();
  await expect(reviews.getByRole("article")).toHaveCount(given);
  await expectAccessible(page);

  await test.step("A shared link leads to the same reviews, which the page brings along", async () => {
    await expect(page).toHaveURL(`/product/${rated.slug}?reviews=${stars}#reviews`);
    const html = await (await page.request.get(page.url())).text();
    expect(html.match(/<article/g)).toHaveLength(given);
    await page.reload();
    await expect(reviews.getByRole("article")).toHaveCount(given);
    await expect(reviews).toBeInViewport();
  });

  await reviews.getByRole("button", { name: "All reviews" }).click();
  await expect(reviews.getByRole("article")).toHaveCount(Math.min(10, rated.rating_count));
  await page.goBack();
  await expect(reviews.getByRole("article")).toHaveCount(given);
});

test("an item over a long list starts at its top when it is loaded again", async ({
  page,
  town: { kitchen },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/store/${kitchen.store.slug}`);
  const dish = page.getByRole("link", { name: kitchen.plain.name, exact: true }).last();
  await dish.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await dish.click();
  await expect(page.getByRole("dialog", { name: kitchen.plain.name })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);

  await page.reload({ waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1, name: kitchen.plain.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("over another page the reviews of an item are narrowed in the item's own address", async ({
  page,
  request,
}) => {
  const rated = await find(request, "food", ({ rating_count }) => rating_count > 3);
  const { ratings } = await ask(request, "GET /items/reviews/{id}", { id: rated.id });
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
  const own = `/product/${rated.slug}?module_id=${rated.module_id}&reviews=${stars}#reviews`;
  await expect(page).toHaveURL(own);
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/store\//);
});

test("an item of a campaign is ordered at once", async ({ page, request, town }) => {
  const zones = (await ask(request, "GET /zone/list", {})).map(({ id }) => id);
  const today = dayInParis();
  const items = await ask(request, "GET /campaigns/item", {}, { zones, moduleId: town.food.id });
  const item = items.find(({ food_variations, ...each }) => {
    const hasBegun = each.available_date_starts !== null && each.available_date_starts <= today;
    return hasBegun && food_variations.length === 0;
  });
  if (!item) throw new Error("No campaign of the town has such an item today.");
  await page.clock.setFixedTime(momentAt(item.available_time_starts ?? "12:00:00"));
  await page.goto(`/product/${item.slug}`);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeHidden();
  await page.getByRole("button", { name: "Order Now" }).click();
  await goOnAsGuest(page);
  await expect(page).toHaveURL("/checkout?page=campaign");
});

test("outside its hours an item says when it can be had", async ({ page, request }) => {
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

test("what needs a prescription says that it cannot be ordered here yet", async ({
  page,
  request,
}) => {
  const { prescription_order_status } = await ask(request, "GET /config", {});
  expect(prescription_order_status, "The town takes prescriptions").toBe(false);
  const item = await find(request, "pharmacy", (each) => each.is_prescription_required === 1);
  await page.goto(`/product/${item.slug}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("A prescription is required for this item.");
  await expect(main).toContainText("Items that need a prescription cannot be ordered here yet.");
  await expect(main.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  await expectAccessible(page);
});

test("from one item over a page to another, and with one step back to the page", async ({
  page,
  town: { kitchen },
}) => {
  await page.goto(`/store/${kitchen.store.slug}`);
  await page.getByRole("link", { name: kitchen.plain.name, exact: true }).first().click();
  const first = page.getByRole("dialog", { name: kitchen.plain.name });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const others = first.getByRole("region", { name: `More from ${kitchen.store.name}` });
  await expect(async () => {
    await page.mouse.move(720, 500);
    await page.mouse.wheel(0, 2000);
    await expect(others).toBeVisible({ timeout: 1000 });
  }).toPass();
  const other = others.getByRole("article").first().getByRole("link").first();
  const name = (await other.textContent()) ?? "";
  await other.click();
  const second = page.getByRole("dialog", { name, exact: true });
  await expect(second).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  await second.getByRole("button", { name: "Close", exact: true }).click();
  await expect(second).toBeHidden();
  await expect(page).toHaveURL(`/store/${kitchen.store.slug}`);
});

for (const theme of ["light", "dark"] as const) {
  test(`an item over a page and its picture hinder nobody, ${theme}`, async ({
    page,
    visitor,
    town: { kitchen },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.prefers({ theme });
    await page.goto(`/store/${kitchen.store.slug}`);
    await page.getByRole("link", { name: kitchen.withChoice.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: kitchen.withChoice.name });
    await expect(dish).toBeVisible();
    await expectAccessible(page);
    await dish
      .locator("> div")
      .last()
      .evaluate((inside) => inside.scrollTo(0, inside.scrollHeight));
    await expect(dish.getByRole("heading", { name: "Reviews" })).toBeVisible();
    await expectAccessible(page);

    await dish.getByRole("button", { name: /^Zoom in on / }).click();
    const picture = page.getByRole("dialog").getByRole("button", { name: "Zoom in", exact: true });
    await picture.click();
    await expectAccessible(page);
    await page.goBack();
    await expect(picture).toBeHidden();
    await expect(dish).toBeVisible();
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(`/store/${kitchen.store.slug}`);
  });
}

const inStock = ({ stock }: { stock: number }) => stock > 0;

function goOnAsGuest(page: Page) {
  const ways = page.getByRole("dialog", { name: "How would you like to order?" });
  return ways.getByRole("button", { name: /^Guest/ }).click();
}

/** What a variation is called stands on a label, which covers its radio. */
function choose(page: Page, option: string) {
  return page.getByRole("main").locator("label").getByText(option, { exact: true }).click();
}

/** An item of the town, of this kind of shop, that is as it has to be. */
async function find(
  request: APIRequestContext,
  type: ModuleType,
  fits: (item: Item) => boolean,
): Promise<Item> {
  const modules = await ask(request, "GET /module", {});
  const zones = (await ask(request, "GET /zone/list", {})).map(({ id }) => id);
  const caller = { zones, moduleId: modules.find(({ module_type }) => module_type === type)?.id };
  for (let offset = 1; ; offset++) {
    const page = await ask(request, "GET /items/latest", { limit: 100, offset }, caller);
    const found = page.products.find(fits);
    if (found) return ask(request, "GET /items/details/{id}", { id: found.slug });
    if (page.products.length === 0) throw new Error(`The town has no such ${type} item.`);
  }
}

function dayInParis(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(new Date());
}

/** Today at this time of day, or a minute after, by the clocks of Paris. */
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
