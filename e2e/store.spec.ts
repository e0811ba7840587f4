import { expect, test } from "./fixtures.ts";
import { desktop, phone } from "./viewports.ts";

test.beforeEach(async ({ page, user, testData: { restaurant } }) => {
  await user.setLocation(restaurant.store);
  await page.goto(`/store/${restaurant.store.slug}`);
});

test("the menu is reached by mouse, keyboard and scrolling, prints, and fills the order beside it", async ({
  page,
  testData: { restaurant },
}) => {
  const sections = page.getByRole("navigation", { name: "Menu sections" });
  const links = sections.getByRole("link");
  const last = links.last();
  const name = (await last.textContent()) ?? "";
  const heading = page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });

  await test.step("a click scrolls to the section and marks its link", async () => {
    await last.click();
    await expect(heading).toBeInViewport();
    await expect(last).toHaveAttribute("aria-current", "location");
    expect(new URL(page.url()).hash).toMatch(/^#menu-\d+$/);
  });

  await test.step("scrolling back marks the section in view", async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -20_000);
    await expect(links.first()).toHaveAttribute("aria-current", "location");
  });

  await test.step("Enter moves the focus to the heading of the section", async () => {
    await last.focus();
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  await test.step("the order beside it takes what is added", async () => {
    const { name } = restaurant.simpleItem;
    await page
      .getByRole("button", { name: `Add ${name} to the cart` })
      .first()
      .click();
    const order = page.getByRole("region", { name: "Your order" });
    await expect(order.getByRole("link", { name })).toBeVisible();
    await expect(page.getByRole("button", { name: "One more" }).first()).toBeFocused();
  });

  await test.step("printed, it has the name of the store, and no buttons", async () => {
    await page.emulateMedia({ media: "print" });
    const { name } = restaurant.store;
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("button").locator("visible=true")).toHaveCount(0);
    const choices = page.getByRole("link", { name: /^Choose/ });
    await expect(choices.locator("visible=true")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("it starts within the first screen of a phone and of a desktop", async () => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(`/store/${restaurant.store.slug}`);
      const dish = page.getByRole("main").getByRole("article").first();
      await expect(dish.getByRole("link").first()).toBeInViewport();
    }
  });
});

test("the rating opens the reviews, a link to filtered ones opens them, and back closes them", async ({
  page,
  testData: { restaurant },
}) => {
  const storePath = `/store/${restaurant.store.slug}`;
  const reviews = page.getByRole("dialog", { name: "Reviews of" });
  const four = reviews.getByRole("button", { name: /^4 stars/ });
  const rating = page.getByRole("button", { name: "Read the reviews" });

  await test.step("Escape closes them and returns the focus", async () => {
    await rating.click();
    await expect(reviews.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reviews).toBeHidden();
    await expect(rating).toBeFocused();
    await expect(page).toHaveURL(storePath);
  });

  await test.step("the URL keeps the filter, and back closes them", async () => {
    await rating.click();
    await four.click();
    await expect(four).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(`${storePath}?reviews=4`);
    await page.reload();
    await expect(four).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(reviews).toBeHidden();
    await expect(page).toHaveURL(storePath);
    await page.goForward();
    await expect(four).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("a link opens them, and closing stays on the store", async () => {
    await page.goto(`${storePath}?reviews=4`);
    await expect(four).toHaveAttribute("aria-pressed", "true");
    await reviews.getByRole("button", { name: "Close" }).click();
    await expect(reviews).toBeHidden();
    await expect(page).toHaveURL(storePath);
  });
});

test("the URL keeps the search and the filters after a reload", async ({
  page,
  testData: { restaurant },
}) => {
  const main = page.getByRole("main");
  const itemCount = main.getByText(/^\d+ items?$/);
  const totalCount = await itemCount.textContent();

  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("radio", { name: "Vegetarian", exact: true }).click();
  await expect(page).toHaveURL(/type=veg/);
  await drawer.getByRole("button", { name: /^Show \d+ items?$/ }).click();
  await expect(itemCount).not.toHaveText(totalCount ?? "");
  const filteredCount = await itemCount.textContent();

  await page.reload();
  await expect(itemCount).toHaveText(filteredCount ?? "");
  await main.getByRole("button", { name: "Remove filter: Vegetarian" }).click();
  await expect(itemCount).toHaveText(totalCount ?? "");
  await page.goBack();
  await expect(itemCount).toHaveText(filteredCount ?? "");
  await page.goForward();
  await expect(itemCount).toHaveText(totalCount ?? "");

  await main.getByRole("searchbox").fill(restaurant.simpleItem.name);
  await expect(main.getByRole("heading", { level: 2, name: "Results" })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(main.getByRole("link", { name: restaurant.simpleItem.name }).first()).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue(restaurant.simpleItem.name);
});

test("an item dialog opens without a new style for every element of the page", async ({
  page,
  testData: { restaurant },
}) => {
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: restaurant.itemWithOptions.name }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Share/ })
    .click();
  // Lazily loaded chunks add no second copy of a style sheet.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) =>
      href === null ? [] : [new URL(href).pathname],
    ),
  );
  expect(sheets).toEqual([...new Set(sheets)]);
  // Only messages know the height of the order bar.
  await expect(page.locator("[data-above-bottom-bar]")).toHaveCSS("--bottom-bar", "5.25rem");
  await expect(page.locator("body")).toHaveCSS("--bottom-bar", "");
});

test("a press opens the whole menu with its prefetched data, and Back restores the scroll position", async ({
  page,
  testData: { restaurant },
}) => {
  await page.goto("/home");
  const isData = (url: string) => url.includes(`/store/${restaurant.store.slug}.data`);
  const link = page
    .getByRole("main")
    .locator(`article a[href='/store/${restaurant.store.slug}']`)
    .first();
  const prefetched = page.waitForResponse((response) => isData(response.url()));
  await link.hover();
  const prefetch = await prefetched;
  await prefetch.finished();
  const opened = page.waitForResponse((response) => isData(response.url()));
  await link.click();
  // The shop gives each request another id: the second response is the first.
  const idOf = "x-request-id";
  expect((await opened).headers()[idOf]).toBe(prefetch.headers()[idOf]);

  const sections = page.getByRole("main").locator("section[id^=menu-]");
  const cards = sections.last().getByRole("article");
  await expect(cards).not.toHaveCount(0);
  await sections.last().scrollIntoViewIfNeeded();
  await expect(cards.first()).toBeInViewport();
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole("banner").getByRole("link", { name: "Errand" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(cards.first()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(50);
});
