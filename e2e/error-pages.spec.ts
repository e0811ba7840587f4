import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { toast, watchToaster } from "./locators.ts";

test.use({ toleratedErrors: [/^Failed to load resource/] });

test("unknown pages respond with 404 and a link to the shop", async ({ page, user, testData }) => {
  await user.setLocation(testData.restaurant.store);
  for (const path of [
    "/store/none",
    "/product/none",
    // Line breaks, which no route matches, and an id out of range.
    "/nope/%0A",
    "/%E2%80%A8",
    "/store/99999999999999999999",
    "/unknown-page",
    "/profile?page=nonsense",
    "/profile?page=",
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      const link = page.getByRole("link", { name: "Go to the shop" });
      await expect(link).toHaveAttribute("href", "/home");
    });
  }
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL("/home");
});

test("a location outside every zone leads to choosing another", async ({
  page,
  context,
  baseURL,
}) => {
  const zoneid = { name: "zoneid", value: encodeURIComponent("[999999]"), url: baseURL };
  await context.addCookies([zoneid]);
  await page.goto("/store/latest");
  await expect(page.getByRole("heading", { name: /^No one delivers here/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Choose a location" }).click();
  await expect(page).toHaveURL("/?next=%2Fstore%2Flatest");
  await expect(page.getByRole("heading", { name: "Where should we deliver?" })).toBeVisible();
});

test("a page stays usable offline and recovers when the connection returns", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  const loadToaster = watchToaster(page);
  await page.goto(`/store/${restaurant.store.slug}`);
  // The item may also be in the section of popular items.
  const add = page
    .getByRole("button", { name: `Add ${restaurant.simpleItem.name} to the cart` })
    .first();
  await expect(add).toBeVisible();
  await loadToaster();
  await context.setOffline(true);
  await expect(page.getByText("You’re offline. What you see stays here")).toBeVisible();
  await expectAccessible(page);
  // Navigation to a page that is not loaded yet fails and keeps the current page. By keyboard, as
  // parts of the menu get their height only when the end of the page comes into view.
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, /^You’re offline. Try again/)).toBeVisible();
  await expect(add).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You’re offline. What you see stays here")).toBeHidden();
  await add.click();
  await expect(toast(page, "Item added to cart")).toBeVisible();
});
