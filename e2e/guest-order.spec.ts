import { expectAccessible } from "./accessibility.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { expectFocusKept, scrollUntilVisible, toast } from "./locators.ts";
import { desktop, phone } from "./viewports.ts";

test("a guest orders dinner and tracks it to the door", async ({ page, testData }) => {
  test.slow();
  const { store, simpleItem, itemWithOptions } = testData.restaurant;
  // Some streets away, so that the courier has a route.
  const home = testData.otherRestaurant.store.address;

  await test.step("chooses an address among the suggestions", async () => {
    await page.goto("/");
    const search = page.getByRole("combobox", { name: "Where should we deliver?" });
    await search.fill(home);
    const suggestions = page.getByRole("listbox");
    await expect(suggestions.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await suggestions.getByRole("option").first().click();
    await expect(toast(page, "Location set successfully")).toBeVisible();
  });

  await test.step("chooses the module", async () => {
    const modules = page.getByRole("dialog", { name: "What do you need?" });
    await expect(modules).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await modules.getByRole("button", { name: /^Food/ }).click();
    await expect(toast(page, "A Module has been selected.")).toBeVisible();
    await expect(page).toHaveURL("/home");
    await expectFocusKept(page);
  });

  await test.step("opens a store from the home page", async () => {
    const allStores = page.getByRole("region", { name: "All stores" });
    await expect(page.getByRole("heading", { name: "What are you hungry for?" })).toBeVisible();
    const storeLink = allStores.getByRole("link", { name: store.name, exact: true });
    await scrollUntilVisible(page, storeLink);
    await storeLink.click();
    await expect(page).toHaveURL(`/store/${store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step("opens an item and closes it with the back button", async () => {
    await page.getByRole("link", { name: itemWithOptions.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: itemWithOptions.name });
    await expect(dish).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/product/${itemWithOptions.slug}`);
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(`/store/${store.slug}`);
    await expectFocusKept(page);
  });

  await test.step("must choose a required variation", async () => {
    await page.getByRole("link", { name: itemWithOptions.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: itemWithOptions.name });
    const [group] = itemWithOptions.food_variations;
    const missing = `Variation ${group?.name} can not remain without selection.`;
    await dish.getByRole("button", { name: `Choose: ${group?.name}` }).click();
    await expect(toast(page, missing)).toBeVisible();
    await expect(dish.getByRole("alert")).toHaveText(missing);
    await expectAccessible(page);
    await dish.getByRole("radio").first().check();
    await dish.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await expect(dish).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step("changes quantities and removes a line, which a reload keeps", async () => {
    // The item may also be in the section of popular items.
    await page
      .getByRole("button", { name: `Add ${simpleItem.name} to the cart` })
      .first()
      .click();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    const cart = page.getByRole("dialog", { name: "Shopping Cart" });
    await expect(cart.getByRole("listitem")).toHaveCount(2);

    const quantity = cart.getByRole("group", { name: `Quantity of ${itemWithOptions.name}` });
    const more = quantity.getByRole("button", { name: "One more" });
    const less = quantity.getByRole("button", { name: "One less" });
    for (const button of [more, more, more, more, less, more, less]) await button.click();
    await expect(quantity.getByRole("status")).toHaveText("04");

    const other = cart.getByRole("group", { name: `Quantity of ${simpleItem.name}` });
    await other.getByRole("button", { name: "Remove" }).click();
    await expect(toast(page, "Item removed")).toBeVisible();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expectFocusKept(page);
    await page.reload();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(quantity.getByRole("status")).toHaveText("04");
  });

  await test.step("continues as a guest", async () => {
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    const ways = page.getByRole("dialog", { name: "Order as a guest or log in?" });
    await expect(ways).toContainText("Guest orders don’t appear in an order history.");
    await expectAccessible(page);
    await ways.getByRole("button", { name: /^Guest/ }).click();
    await expect(page).toHaveURL("/checkout?page=cart");
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step("corrects a missing contact and places the order", async () => {
    const placeOrder = page.getByRole("button", { name: /^Place order · / });
    await placeOrder.click();
    await expect(page.getByRole("alert").filter({ hasText: "Name is required" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name (required)" })).toBeFocused();
    await expectAccessibleOnAllScreens(page);
    await fillContactForm(page);
    await expect(page.getByText("Name is required")).toBeHidden();
    await placeOrder.click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expectFocusKept(page);
  });

  await test.step("tracks the order until it is delivered", async () => {
    const current = page.getByRole("listitem").and(page.locator("[aria-current=step]"));
    await expect(current).toBeVisible();
    await expect(page.getByRole("region", { name: "What you ordered" })).toContainText(
      itemWithOptions.name,
    );
    // On a phone nothing for shopping stands above the order.
    const shopping = page
      .getByRole("navigation", { name: "Modules", exact: true })
      .or(page.getByRole("searchbox"))
      .filter({ visible: true });
    await page.setViewportSize(desktop);
    await expect(shopping).toHaveCount(2);
    await page.setViewportSize(phone);
    await expect(shopping).toHaveCount(0);
    await expectAccessibleOnAllScreens(page);
    // On a busy machine it may be there before these checks end.
    await expect(current).toContainText(/On its way|Delivered/, { timeout: 120_000 });
    await expectAccessibleOnAllScreens(page);
    await expect(current).toContainText("Delivered", { timeout: 120_000 });
    await expectFocusKept(page);
    await expect(page.getByRole("button", { name: "Order again" })).toBeVisible();
    await expectAccessibleOnAllScreens(page);
  });
});

/** Resizes the page, so that an order, which takes long, is placed once for both screens. */
async function expectAccessibleOnAllScreens(page: Page) {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
}
