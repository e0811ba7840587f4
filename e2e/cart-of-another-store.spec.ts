import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";

// The browser logs the 409 that opens the confirmation.
test.use({ toleratedErrors: [/status of 409/] });

test("an item of a second store replaces the cart only after confirmation", async ({
  page,
  user,
  testData: { restaurant, otherRestaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 2);
  await page.goto(`/store/${otherRestaurant.store.slug}`);

  const add = page.getByRole("button", {
    name: `Add ${otherRestaurant.simpleItem.name} to the cart`,
  });
  const confirmation = page.getByRole("dialog", { name: "Start a new cart?" }).filter({
    hasText:
      "You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.",
  });
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });

  await test.step("cancels and keeps the cart", async () => {
    await add.click();
    await confirmation.getByRole("button", { name: "Cancel" }).click();
    await expect(confirmation).toBeHidden();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.getByRole("link", { name: restaurant.simpleItem.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cart).toBeHidden();
  });

  await test.step("confirms and replaces the cart", async () => {
    await add.click();
    await confirmation.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.getByRole("link", { name: otherRestaurant.simpleItem.name })).toBeVisible();
  });

  await test.step("restores the replaced cart", async () => {
    await cart.getByRole("button", { name: "Restore" }).click();
    await expect(cart.getByRole("link", { name: restaurant.simpleItem.name })).toBeVisible();
    await expect(
      cart.getByText(`We saved your cart from ${otherRestaurant.store.name}.`),
    ).toBeVisible();
  });
});
