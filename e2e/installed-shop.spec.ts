import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast, watchToaster } from "./locators.ts";

test.use({ serviceWorkers: "allow", toleratedErrors: [/Failed to load resource|net::ERR/] });

/** Opens the home page with a service worker in control, which stores it. */
async function openHome(page: Page) {
  await page.goto("/help-and-support");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("without a connection, shows pages that were open, and offers them instead of others", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await openHome(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You’re offline").first()).toBeVisible();

  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
  await expectAccessible(page);
  const pages = page.getByRole("main").getByRole("list");
  await expect(pages.getByRole("link")).not.toHaveCount(0);

  await test.step("opens the page by itself when the connection returns", async () => {
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
    await expect(page).toHaveURL("/about-us");
  });
});

test("what was added without a connection survives a reload and is sent, in its module", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  const { store, simpleItem } = restaurant;
  const order = page.getByRole("region", { name: "Your order" });
  await user.setLocation(store);
  await page.goto("/help-and-support");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const loadToaster = watchToaster(page);
  await page.goto(`/store/${store.slug}`);
  await loadToaster();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await test.step("a tab of another module changes nothing", async () => {
    await page.getByRole("navigation", { name: "Modules" }).getByRole("button").last().click();
    await expect(toast(page, "You’re offline. Try again when you’re back.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-module", "food");
    await expect(page).toHaveURL(`/store/${store.slug}`);
  });

  await test.step("the item is in the cart before and after a reload", async () => {
    await page
      .getByRole("button", { name: `Add ${simpleItem.name} to the cart` })
      .first()
      .click();
    await expect(order.getByRole("link", { name: simpleItem.name })).toBeVisible();
    await page.reload();
    await expect(order.getByRole("link", { name: simpleItem.name })).toBeVisible();
  });

  await test.step("it is sent when the connection returns", async () => {
    const added = page.waitForResponse("**/customer/cart/add");
    await context.setOffline(false);
    expect((await added).status()).toBe(200);
    await page.reload();
    await expect(order.getByRole("link", { name: simpleItem.name })).toBeVisible();
  });
});
