import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import { type Discount, discountedPrice } from "@errand/core/pricing/discount";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { TestUser } from "./test-user.ts";

test("a guest finds an item by a misspelt word and adds it to the cart", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  test.slow();
  const { store, simpleItem } = restaurant;
  await user.setLocation(store);
  await page.goto("/home");
  const search = page.getByRole("searchbox", { name: "Search items and stores" });
  const word = misspelt(simpleItem.name);
  const dish = page.getByRole("main").locator(`article a[href^="/product/${simpleItem.slug}?"]`);

  await test.step("suggests results for the misspelt word", async () => {
    await search.pressSequentially(word);
    const everything = page.getByRole("link", { name: `All results for “${word}”` });
    await expect(everything).toBeVisible();
    await expectAccessible(page);
    await everything.click();
    await expect(page.getByText(/^Showing results for/)).toBeVisible();
    const asTyped = page.getByRole("link", { name: `Search for “${word}” instead` });
    await expect(asTyped).toHaveAttribute("href", /as_typed=1/);
  });

  await test.step("lists the search under recent searches and removes it", async () => {
    await page.getByRole("button", { name: "Clear the search" }).click();
    const recent = page.getByRole("region", { name: "Recent searches" });
    await expect(recent.getByRole("button", { name: word, exact: true })).toBeVisible();
    await expectAccessible(page);
    await recent.getByRole("button", { name: `Remove “${word}”` }).click();
    await expect(recent).toBeHidden();
  });

  await test.step("a search without results is accessible", async () => {
    const found = page.url();
    await page.goto("/home?search=searched&data_type=searched&name=xqzxqz");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Nothing in .* for “xqzxqz”$/,
    );
    await expectAccessible(page);
    await page.goto(found);
  });

  await test.step("adds it to the cart", async () => {
    await showAll(page);
    await dish.click();
    const dialog = page.getByRole("dialog", { name: simpleItem.name });
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test("groceries are filtered by organic and price, and the filtered list can be shared", async ({
  page,
  browser,
  user,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { zones, restaurant } = testData;
  const modules = await callApi(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  if (!grocery) throw new Error("The shop has no grocery module.");
  const caller = { zones, moduleId: grocery.id };
  const organic = await readAllPages(async (offset) => {
    const input = { limit: 100, offset };
    const found = await callApi(
      request,
      "GET /items/popular",
      { ...input, filter: ["organic"] },
      caller,
    );
    return found.products;
  });
  const prices = organic.map(currentPrice).sort((a, b) => a - b);
  const limit = prices[Math.floor(prices.length / 2)] ?? 0;
  const expected = organic.filter((item) => currentPrice(item) <= limit).map(({ name }) => name);
  expect(expected.length, "Organic groceries at such a price").toBeGreaterThan(0);

  const main = page.getByRole("main");
  const organicBox = main.getByRole("checkbox", { name: "Organic" });
  const upTo = main.getByRole("textbox", { name: "Up to" });
  const chips = main.getByRole("list", { name: "Selected filters" });

  await test.step("opens the grocery module", async () => {
    await user.setLocation(restaurant.store);
    await page.goto("/home");
    await page
      .getByRole("navigation", { name: "Modules" })
      .getByRole("button", { name: grocery.module_name })
      .click();
    await expect(toast(page, "A Module has been selected.")).toBeVisible();
    await page.goto("/home?from=allCategories&data_type=all");
  });

  await test.step("filters by organic, then by price", async () => {
    // A click during hydration takes effect a moment later.
    await organicBox.click();
    await expect(organicBox).toBeChecked();
    await expect(chips.getByRole("button", { name: /Organic/ })).toBeVisible();
    await expect(page).toHaveURL(/filter=organic/);
    await upTo.fill("abc");
    await upTo.press("Enter");
    await expect(main.getByRole("alert")).toHaveText("Please enter an amount, such as 4.50.");
    await upTo.fill(String(limit));
    await upTo.press("Enter");
    await expect(page).toHaveURL(/max_price=/);
  });

  await test.step("shows only organic items within the price", async () => {
    await expect(main.getByRole("status").first()).toHaveText(items(expected.length));
    await showAll(page);
    const cards = main.getByRole("article");
    await expect(cards).toHaveCount(expected.length);
    for (const card of await cards.all()) {
      await expect(card.getByText("Organic", { exact: true })).toBeVisible();
      expect(shownPrice((await card.textContent()) ?? "")).toBeLessThanOrEqual(limit);
    }
  });

  await test.step("shows the same list in another browser", async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await new TestUser({ context, request, testData, baseURL: baseURL ?? "" }).setLocation(
      restaurant.store,
    );
    const other = await context.newPage();
    await other.goto(page.url());
    await showAll(other);
    const names = (of: Page) => of.getByRole("main").getByRole("article").getByRole("heading");
    expect(await names(other).allInnerTexts()).toEqual(await names(page).allInnerTexts());
    await other.getByRole("button", { name: "Filters, 2 selected" }).click();
    const drawer = other.getByRole("dialog", { name: "Filters" });
    await expect(drawer.getByRole("checkbox", { name: "Organic" })).toBeChecked();
    await expectAccessible(other);
    await drawer.getByRole("button", { name: `Show ${items(expected.length)}` }).click();
    await expect(drawer).toBeHidden();
    await context.close();
  });

  await test.step("removes and restores filters by back and forward", async () => {
    await page.goBack();
    await expect(chips.getByRole("button", { name: /Up to/ })).toBeHidden();
    await expect(main.getByRole("status").first()).toHaveText(items(organic.length));
    await expect(upTo).toHaveValue("");
    await page.goForward();
    await expect(chips.getByRole("button", { name: /Up to/ })).toBeVisible();
    await expect(main.getByRole("status").first()).toHaveText(items(expected.length));
  });

  await test.step("clears the filters by the chips", async () => {
    await chips.getByRole("button", { name: "Clear filters" }).click();
    await expect(chips).toBeHidden();
    await expect(organicBox).not.toBeChecked();
  });
});

test("a link to a list opens after a location is chosen", async ({ page, testData }) => {
  const { foodModule, restaurant } = testData;
  const [category] = restaurant.simpleItem.category_ids;
  const list = `/home?data_type=category&id=${category?.slug}&module_id=${foodModule.id}&sort=low`;
  await page.goto(list);
  await page
    .getByRole("combobox", { name: "Where should we deliver?" })
    .fill(restaurant.store.address);
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { level: 1, name: category?.name })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("low");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("choosing a location on a category page lists the items delivered there", async ({
  page,
  testData: { restaurant },
}) => {
  const [category] = restaurant.simpleItem.category_ids;
  await page.goto(`/category/${category?.slug}`);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Choose a location" }).click();
  const panel = page.getByRole("dialog", { name: "Delivery location" });
  await panel.getByRole("combobox").fill(restaurant.store.address);
  await panel.getByRole("option").first().click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("button", { name: "Choose a location" }),
  ).toBeHidden();
});

/** The longest word with its two middle letters swapped. */
function misspelt(name: string): string {
  const word = name.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a));
  const middle = Math.floor(word.length / 2);
  return (
    word.slice(0, middle - 1) +
    word.charAt(middle) +
    word.charAt(middle - 1) +
    word.slice(middle + 1)
  );
}

/** Scrolls until a list has loaded its last page. */
async function showAll(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(async () => {
    await main.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(main.getByRole("button", { name: "Show more" })).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

async function readAllPages(read: (offset: number) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (let offset = 1; ; offset++) {
    const page = await read(offset);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** The price after the discount, in major units. */
function currentPrice({ price, discount, discount_type }: Item): number {
  const off: Discount =
    discount_type === "percent"
      ? { kind: "percent", rate: fromPercent(discount) }
      : { kind: "amount", amount: toMinor(discount) };
  return fromMinor(discountedPrice(toMinor(price), off));
}

/** The current price in major units: the first amount on the card. */
function shownPrice(text: string): number {
  const [, figure = ""] = /(\d+\.\d{2})\s*€|€\s*(\d+\.\d{2})/.exec(text) ?? [];
  return Number(figure);
}

function items(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}
