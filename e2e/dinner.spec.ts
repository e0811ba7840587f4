import { fillContact } from "./contact.ts";
import { expect, expectAccessible, scrollTo, test, toast } from "./journey.ts";

test("a guest orders dinner and watches it arrive", async ({ page, town }) => {
  test.slow();
  const { store, plain, withChoice } = town.kitchen;
  // Some streets away, so that there is a way to watch.
  const home = town.otherKitchen.store.address;

  await test.step("finds the place among the suggestions", async () => {
    await page.goto("/");
    await expectAccessible(page);
    const search = page.getByRole("combobox", { name: "Where should it go?" });
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
    await expectAccessible(page);
    await modules.getByRole("button", { name: /^Food/ }).click();
    await expect(toast(page, "A Module has been selected.")).toBeVisible();
    await expect(page).toHaveURL("/home");
  });

  await test.step("finds the store at home", async () => {
    const allStores = page.getByRole("region", { name: "All stores" });
    await expect(page.getByRole("heading", { name: "What are you hungry for?" })).toBeVisible();
    await expectAccessible(page);
    const found = allStores.getByRole("link", { name: store.name, exact: true });
    await scrollTo(page, found);
    await found.click();
    await expect(page).toHaveURL(`/store/${store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("looks at a dish, and back closes it", async () => {
    await page.getByRole("link", { name: withChoice.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: withChoice.name });
    await expect(dish).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/product/${withChoice.slug}`);
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(`/store/${store.slug}`);
  });

  await test.step("is asked for what must be chosen", async () => {
    await page.getByRole("link", { name: withChoice.name, exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: withChoice.name });
    const [group] = withChoice.food_variations;
    const missing = `Variation ${group?.name} can not remain without selection.`;
    await dish.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, missing)).toBeVisible();
    await expect(dish.getByRole("alert")).toHaveText(missing);
    await expectAccessible(page);
    await dish.getByRole("radio").first().check();
    await dish.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await expect(dish).toBeHidden();
  });

  await test.step("changes the cart", async () => {
    // It may stand among what is popular, too.
    await page
      .getByRole("button", { name: `Add ${plain.name} to the cart` })
      .first()
      .click();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    const cart = page.getByRole("dialog", { name: "Shopping Cart" });
    await expect(cart.getByRole("listitem")).toHaveCount(2);

    const quantity = cart.getByRole("group", { name: `Quantity of ${withChoice.name}` });
    const more = quantity.getByRole("button", { name: "One more" });
    const less = quantity.getByRole("button", { name: "One less" });
    for (const button of [more, more, more, more, less, more, less]) await button.click();
    await expect(quantity.getByRole("status")).toHaveText("04");

    const other = cart.getByRole("group", { name: `Quantity of ${plain.name}` });
    await other.getByRole("button", { name: "Remove" }).click();
    await expect(toast(page, "Item removed")).toBeVisible();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await page.reload();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(quantity.getByRole("status")).toHaveText("04");
  });

  await test.step("goes on as a guest", async () => {
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    const ways = page.getByRole("dialog", { name: "How would you like to order?" });
    await expect(ways).toContainText("Guests cannot see their orders in the history afterwards.");
    await expectAccessible(page);
    await ways.getByRole("button", { name: /^Guest/ }).click();
    await expect(page).toHaveURL("/checkout?page=cart");
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  });

  await test.step("is told what is missing, and places the order", async () => {
    const place = page.getByRole("button", { name: /^Place order · / });
    await place.click();
    await expect(page.getByRole("alert").filter({ hasText: "Name is required" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name (required)" })).toBeFocused();
    await expectAccessible(page);
    await fillContact(page);
    await expect(page.getByText("Name is required")).toBeHidden();
    await place.click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
  });

  await test.step("watches it arrive", async () => {
    const current = page.getByRole("listitem").and(page.locator("[aria-current=step]"));
    await expect(current).toBeVisible();
    await expect(page.getByRole("region", { name: "What you ordered" })).toContainText(
      withChoice.name,
    );
    await expectAccessible(page);
    await expect(current).toContainText("On its way", { timeout: 60_000 });
    await expectAccessible(page);
    await expect(current).toContainText("Delivered", { timeout: 60_000 });
    await expect(page.getByRole("link", { name: "Order again" })).toBeVisible();
    await expectAccessible(page);
  });
});
