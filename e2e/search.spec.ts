import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { type Discount, discountedPrice } from "@errand/core/pricing/discount";
import { ask } from "./api.ts";
import { fillContact } from "./contact.ts";
import { expect, expectAccessible, type Page, test, toast } from "./journey.ts";
import { Visitor } from "./visitor.ts";

test("a guest finds a dish by a misspelt word and orders it", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  test.slow();
  const { store, plain } = kitchen;
  await visitor.livesNear(store);
  await page.goto("/home");
  const search = page.getByRole("searchbox", { name: "Search items and stores" });
  const word = misspelt(plain.name);
  const dish = page.getByRole("main").locator(`article a[href^="/product/${plain.slug}?"]`);

  await test.step("the suggestions know what is meant", async () => {
    await search.pressSequentially(word);
    const everything = page.getByRole("link", { name: `Everything for “${word}”` });
    await expect(everything).toBeVisible();
    await expectAccessible(page);
    await everything.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Results for “${word}”`);
  });

  await test.step("what was searched for is offered again, and can be forgotten", async () => {
    await page.getByRole("button", { name: "Clear the search" }).click();
    const recent = page.getByRole("region", { name: "Recent searches" });
    await expect(recent.getByRole("button", { name: word, exact: true })).toBeVisible();
    await expectAccessible(page);
    await recent.getByRole("button", { name: `Forget “${word}”` }).click();
    await expect(recent).toBeHidden();
  });

  await test.step("adds it, so often that it is enough for an order", async () => {
    await showAll(page);
    await dish.click();
    const dialog = page.getByRole("dialog", { name: plain.name });
    await dialog.getByRole("button", { name: "One more" }).click();
    await dialog.getByRole("button", { name: "One more" }).click();
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("places the order", async () => {
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    const ways = page.getByRole("dialog", { name: "How would you like to order?" });
    await ways.getByRole("button", { name: /^Guest/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await fillContact(page);
    await page.getByRole("button", { name: /^Place order · / }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expect(page.getByRole("region", { name: "What you ordered" })).toContainText(plain.name);
  });
});

test("groceries are narrowed to what is organic and under a price, and the list can be shared", async ({
  page,
  browser,
  visitor,
  request,
  baseURL,
  town,
}) => {
  test.slow();
  const { zones, kitchen } = town;
  const modules = await ask(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  if (!grocery) throw new Error("The town has no groceries.");
  const caller = { zones, moduleId: grocery.id };
  const organic = await allOrganic(async (offset) => {
    const input = { limit: 100, offset };
    const found = await ask(
      request,
      "GET /items/popular",
      { ...input, filter: ["organic"] },
      caller,
    );
    return found.products;
  });
  const prices = organic.map(priceNow).sort((a, b) => a - b);
  const limit = prices[Math.floor(prices.length / 2)] ?? 0;
  const expected = organic.filter((item) => priceNow(item) <= limit).map(({ name }) => name);
  expect(expected.length, "Organic groceries at such a price").toBeGreaterThan(0);

  const main = page.getByRole("main");
  const organicBox = main.getByRole("checkbox", { name: "Organic" });
  const upTo = main.getByRole("textbox", { name: "Up to" });
  const chips = main.getByRole("list", { name: "Chosen filters" });

  await test.step("goes to the groceries", async () => {
    await visitor.livesNear(kitchen.store);
    await page.goto("/home");
    await page
      .getByRole("navigation", { name: "Modules" })
      .getByRole("button", { name: grocery.module_name })
      .click();
    await expect(toast(page, "A Module has been selected.")).toBeVisible();
    await page.goto("/home?from=allCategories&data_type=all");
  });

  await test.step("chooses what is organic, then a price", async () => {
    // Pressed while the page hydrates it is checked a moment later.
    await organicBox.click();
    await expect(organicBox).toBeChecked();
    await expect(chips.getByRole("button", { name: /Organic/ })).toBeVisible();
    await expect(page).toHaveURL(/filter=organic/);
    await upTo.fill("abc");
    await upTo.press("Enter");
    await expect(main.getByRole("alert")).toHaveText("Please enter an amount such as 4.50.");
    await upTo.fill(String(limit));
    await upTo.press("Enter");
    await expect(page).toHaveURL(/max_price=/);
    await expectAccessible(page);
  });

  await test.step("every card is organic and within the price", async () => {
    await expect(main.getByRole("status").first()).toHaveText(items(expected.length));
    await showAll(page);
    const cards = main.getByRole("article");
    await expect(cards).toHaveCount(expected.length);
    for (const card of await cards.all()) {
      await expect(card.getByText("Organic", { exact: true })).toBeVisible();
      expect(shownPrice((await card.textContent()) ?? "")).toBeLessThanOrEqual(limit);
    }
  });

  await test.step("the list opens the same elsewhere", async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await new Visitor({ context, request, town, baseURL: baseURL ?? "" }).livesNear(kitchen.store);
    const other = await context.newPage();
    await other.goto(page.url());
    await showAll(other);
    const names = (of: Page) => of.getByRole("main").getByRole("article").getByRole("heading");
    expect(await names(other).allInnerTexts()).toEqual(await names(page).allInnerTexts());
    await other.getByRole("button", { name: "Filters, 2 chosen" }).click();
    const drawer = other.getByRole("dialog", { name: "Filters" });
    await expect(drawer.getByRole("checkbox", { name: "Organic" })).toBeChecked();
    await expectAccessible(other);
    await drawer.getByRole("button", { name: `Show ${items(expected.length)}` }).click();
    await expect(drawer).toBeHidden();
    await context.close();
  });

  await test.step("back and forward take filters away and bring them again", async () => {
    await page.goBack();
    await expect(chips.getByRole("button", { name: /Up to/ })).toBeHidden();
    await expect(main.getByRole("status").first()).toHaveText(items(organic.length));
    await expect(upTo).toHaveValue("");
    await page.goForward();
    await expect(chips.getByRole("button", { name: /Up to/ })).toBeVisible();
    await expect(main.getByRole("status").first()).toHaveText(items(expected.length));
  });

  await test.step("the chips take them away", async () => {
    await chips.getByRole("button", { name: "Clear filters" }).click();
    await expect(chips).toBeHidden();
    await expect(organicBox).not.toBeChecked();
  });
});

test("a link to a list waits until a place is chosen", async ({ page, town }) => {
  const { food, kitchen } = town;
  const [category] = kitchen.plain.category_ids;
  const list = `/home?data_type=category&id=${category?.slug}&module_id=${food.id}&sort=low`;
  await page.goto(list);
  await page.getByRole("combobox", { name: "Where should it go?" }).fill(kitchen.store.address);
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { level: 1, name: category?.name })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("low");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("an address that makes no sense shows the list all the same", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  const [word = ""] = kitchen.plain.name.split(" ");
  const nonsense = "min_price=abc&filter=shiny&rating_count=99&sort=up&category_ids=x&type=meat";
  const query = new URLSearchParams({ search: "searched", name: word, data_type: "searched" });
  const response = await page.goto(`/home?${query}&${nonsense}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeHidden();
});

/** Two letters in the middle of its longest word have changed places. */
function misspelt(name: string): string {
  const word = name.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a));
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}

/** Goes on until a list is at its end. */
async function showAll(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(async () => {
    await main.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(main.getByRole("button", { name: "Show more" })).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

async function allOrganic(read: (offset: number) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (let offset = 1; ; offset++) {
    const page = await read(offset);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** What is asked of an item that is reduced, or not. */
function priceNow({ price, discount, discount_type }: Item): number {
  const off: Discount =
    discount_type === "percent"
      ? { kind: "percent", percent: discount }
      : { kind: "amount", amount: toMinor(discount) };
  return fromMinor(discountedPrice(toMinor(price), off));
}

/** The amount that is asked now: the first on the card. */
function shownPrice(text: string): number {
  const [, figure = ""] = /(\d+\.\d{2})\s*€|€\s*(\d+\.\d{2})/.exec(text) ?? [];
  return Number(figure);
}

function items(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}
