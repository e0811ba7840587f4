import { expect, test } from "./fixtures.ts";
import { placeOrder } from "./place-order.ts";

test("a customer who picked up the last order places a take-away order in two taps from the cart", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  const { store, simpleItem } = restaurant;
  await user.setLocation(store);
  await user.signIn();
  await user.addToCart(simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await page.getByRole("radio", { name: /^Pickup/ }).click();
  await expect(page.getByRole("region", { name: "Delivery Addresses" })).toBeHidden();
  await placeOrder(page);
  const first = page.url();

  await user.addToCart(simpleItem, 3);
  await page.goto(`/store/${store.slug}`);
  await page.getByRole("button", { name: "Shopping Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  await cart.getByRole("button", { name: "Proceed to Checkout" }).click();
  await placeOrder(page);

  await expect(page).not.toHaveURL(first);
  await expect(page.getByText("Give this code to the store when you collect")).toBeVisible();
  await expect(page.getByRole("region", { name: "How it’s paid" })).toContainText("Cash on pickup");
  await expect(page.getByRole("region", { name: "Deliver to" })).toHaveCount(0);
});
