import { ask } from "./api.ts";
import { expect, type Page, test, toast } from "./journey.ts";

test.beforeEach(async ({ page, context, visitor, town: { kitchen } }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitor.livesNear(kitchen.store);
  await page.goto(`/store/${kitchen.store.slug}`);
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the parts of the menu are reached by mouse, by keyboard and by scrolling", async ({
  page,
}) => {
  const parts = page.getByRole("navigation", { name: "Parts of the menu" });
  const links = parts.getByRole("link");
  const last = links.last();
  const name = (await last.textContent()) ?? "";
  const heading = page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });

  await test.step("A press leads there and stays marked", async () => {
    await last.click();
    await expect(heading).toBeInViewport();
    await expect(last).toHaveAttribute("aria-current", "location");
    expect(new URL(page.url()).hash).toMatch(/^#menu-\d+$/);
  });

  await test.step("Who scrolls back sees the mark go along", async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -20_000);
    await expect(links.first()).toHaveAttribute("aria-current", "location");
  });

  await test.step("By keyboard one goes on in the part that was chosen", async () => {
    await last.focus();
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});

test("the rating leads to the reviews, to be read by stars", async ({
  page,
  town: { kitchen },
}) => {
  await page.getByRole("button", { name: "Read the reviews" }).click();
  const reviews = page.getByRole("dialog", { name: "Reviews of" });
  const entries = reviews.getByRole("listitem");
  await expect(entries.first()).toBeVisible();
  const four = reviews.getByRole("button", { name: /^4 stars/ });
  await four.click();
  await expect(four).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(reviews).toBeHidden();
  await expect(page.getByRole("button", { name: "Read the reviews" })).toBeFocused();
  await expect(page).toHaveURL(`/store/${kitchen.store.slug}`);
});

test("a link to reviews with so many stars opens them, and back leaves them", async ({
  page,
  town: { kitchen },
}) => {
  const own = `/store/${kitchen.store.slug}`;
  const reviews = page.getByRole("dialog", { name: "Reviews of" });
  const four = reviews.getByRole("button", { name: /^4 stars/ });
  await page.getByRole("button", { name: "Read the reviews" }).click();
  await four.click();
  await expect(page).toHaveURL(`${own}?reviews=4`);
  await page.reload();
  await expect(four).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(reviews).toBeHidden();
  await expect(page).toHaveURL(own);
  await page.goForward();
  await expect(four).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${own}?reviews=4`);
  await expect(four).toHaveAttribute("aria-pressed", "true");
  await reviews.getByRole("button", { name: "Close" }).click();
  await expect(reviews).toBeHidden();
  await expect(page).toHaveURL(own);
});

test("a coupon's code and the store's link are copied", async ({ page, town: { kitchen } }) => {
  const coupon = page.getByRole("button", { name: "Copy the code" }).first();
  const code = (await coupon.textContent()) ?? "";
  await coupon.click();
  await expect(toast(page, `Code ${code} copied`)).toBeVisible();
  expect(await copied(page)).toBe(code);

  await page.getByRole("button", { name: `Share ${kitchen.store.name}` }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  expect(new URL(await copied(page)).pathname).toBe(`/store/${kitchen.store.slug}`);
});

test("what is searched for and narrowed to is in the address, and survives a reload", async ({
  page,
  town: { kitchen },
}) => {
  const main = page.getByRole("main");
  const counted = main.getByText(/^\d+ items?$/);
  const all = await counted.textContent();

  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("radio", { name: "Vegetarian", exact: true }).click();
  await expect(page).toHaveURL(/type=veg/);
  await drawer.getByRole("button", { name: /^Show \d+ items?$/ }).click();
  await expect(counted).not.toHaveText(all ?? "");
  const narrowed = await counted.textContent();

  await page.reload();
  await expect(counted).toHaveText(narrowed ?? "");
  await main.getByRole("button", { name: "Take the filter away: Vegetarian" }).click();
  await expect(counted).toHaveText(all ?? "");
  await page.goBack();
  await expect(counted).toHaveText(narrowed ?? "");
  await page.goForward();
  await expect(counted).toHaveText(all ?? "");

  await main.getByRole("searchbox").fill(kitchen.plain.name);
  await expect(main.getByRole("heading", { level: 2, name: "Found" })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(main.getByRole("link", { name: kitchen.plain.name }).first()).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue(kitchen.plain.name);
});

test("from another zone the store says so, and offers another place", async ({
  page,
  context,
  request,
  baseURL,
  town: { zones },
}) => {
  const other = (await ask(request, "GET /zone/list", {})).find(({ id }) => !zones.includes(id));
  const value = JSON.stringify([other?.id]);
  await context.addCookies([
    { name: "zoneid", value: encodeURIComponent(value), url: baseURL ?? "" },
  ]);
  await page.evaluate((zone) => localStorage.setItem("zoneid", zone), value);
  await page.reload();
  const notice = page.getByRole("complementary").filter({ hasText: "does not deliver to" });
  await notice.getByRole("button", { name: "Change the place" }).click();
  await expect(page.getByRole("dialog", { name: "Delivery location" })).toBeVisible();
});
