import { expect, type Locator, type Page, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { toast } from "./locators.ts";

test("a guest orders dinner by keyboard alone", async ({ page, testData: { restaurant } }) => {
  test.slow();
  const { store, itemWithOptions } = restaurant;
  const keys = page.keyboard;

  await test.step("chooses a location and a module", async () => {
    await page.goto("/");
    await keys.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await keys.press("Enter");
    await tabTo(page, page.getByRole("combobox", { name: "Where should we deliver?" }));
    await keys.type(store.address);
    const [street = ""] = store.address.split(",");
    await expect(page.getByRole("option").first()).toContainText(street);
    await keys.press("ArrowDown");
    await keys.press("Enter");
    await expect(toast(page, "Location set successfully")).toBeVisible();
    const modules = page.getByRole("dialog", { name: "What do you need?" });
    await expectTrapped(page, modules);
    await tabTo(page, modules.getByRole("button", { name: /^Food/ }));
    await keys.press("Enter");
    await expect(modules).toBeHidden();
  });

  await test.step("searches for the store and adds an item", async () => {
    const search = page.getByRole("search");
    // The focus is on the content; the header with the search is before it.
    const field = search.getByRole("searchbox", { name: "Search items and stores" });
    await tabTo(page, field, "Shift+Tab");
    await keys.type(store.name);
    const found = search.getByRole("link", { name: store.name }).first();
    await expect(found).toBeVisible();
    await keys.press("ArrowDown");
    await expect(found).toBeFocused();
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await tabTo(page, page.getByRole("searchbox", { name: `Search in ${store.name}` }));
    await keys.type(itemWithOptions.name);
    const menu = page.getByRole("region", { name: "Results" });
    const link = menu.getByRole("link", { name: itemWithOptions.name, exact: true });
    await tabTo(page, link);
    await keys.press("Enter");
    const dish = page.getByRole("dialog", { name: itemWithOptions.name });
    await expectTrapped(page, dish);
    await keys.press("Escape");
    await expect(dish).toBeHidden();
    await expect(link).toBeFocused();
    await keys.press("Enter");
    await tabTo(page, dish.getByRole("radio").first());
    await keys.press("Space");
    await expect(dish.getByRole("radio").first()).toBeChecked();
    await tabTo(page, dish.getByRole("button", { name: "One more" }));
    await keys.press("Enter");
    await keys.press("Enter");
    await tabTo(page, dish.getByRole("button", { name: "Add to Cart" }));
    await keys.press("Enter");
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await expect(link).toBeFocused();
  });

  await test.step("proceeds from the cart to the checkout", async () => {
    const open = page.getByRole("button", { name: "Shopping Cart" });
    await tabTo(page, open);
    await keys.press("Enter");
    const cart = page.getByRole("dialog", { name: "Shopping Cart" });
    await expectTrapped(page, cart);
    await keys.press("Escape");
    await expect(open).toBeFocused();
    await keys.press("Enter");
    await tabTo(page, cart.getByRole("button", { name: "Proceed to Checkout" }));
    await keys.press("Enter");
    const ways = page.getByRole("dialog", { name: "Order as a guest or log in?" });
    await tabTo(page, ways.getByRole("button", { name: /^Guest/ }));
    await keys.press("Enter");
    await expect(page).toHaveURL("/checkout?page=cart");
  });

  await test.step("places the order", async () => {
    await tabTo(page, page.getByRole("textbox", { name: "Name (required)" }));
    await keys.type("Ines Martin");
    await tabTo(page, page.getByRole("textbox", { name: "Phone number (required)" }));
    await keys.type("0612345678");
    await tabTo(page, page.getByRole("textbox", { name: "Email (required)" }));
    await keys.type("ines@customer.example");
    await tabTo(page, page.getByRole("button", { name: /^Place order · / }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
  });
});

/** Expects Tab and Shift+Tab to keep the focus inside the dialog. */
async function expectTrapped(page: Page, dialog: Locator) {
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const key of [...Array(12).fill("Tab"), ...Array(14).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    await expect.poll(holdsFocus).toBe(true);
  }
}
