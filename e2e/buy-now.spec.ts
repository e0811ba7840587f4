import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { orderTitle, placeButton } from "./place-order.ts";

test("a customer buys now beside the cart, leaves the payment, cancels, and orders again", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  const { store, simpleItem, itemWithOptions } = restaurant;
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  await user.setLocation(store);
  await user.signIn();
  await user.addToCart(simpleItem, 3);

  await test.step("checks out this item alone, also after a reload", async () => {
    await page.goto(`/product/${itemWithOptions.slug}`);
    await page.getByRole("main").getByRole("radio").first().check();
    const quantity = page.getByRole("group", { name: `Quantity of ${itemWithOptions.name}` });
    for (const _ of [2, 3]) await quantity.getByRole("button", { name: "One more" }).click();
    await page.getByRole("button", { name: "Buy Now" }).click();
    await expect(page).toHaveURL("/checkout?page=buy_now");
    await page.reload();
    const summary = page.getByRole("region", { name: "Your order" });
    await expect(summary).toContainText(itemWithOptions.name);
    await expect(summary).not.toContainText(simpleItem.name);
    await expectAccessible(page);
  });

  await test.step("cancels the order instead of paying it", async () => {
    await page.getByRole("button", { name: "Change: Payment" }).click();
    await page.getByRole("radio", { name: "Demo card" }).check();
    await placeButton(page).click();
    await page.getByRole("button", { name: "Cancel and go back" }).click();
    await expect(orderTitle(page, "Payment cancelled")).toBeVisible();
    await page.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog.getByText("Please choose a reason or write one.")).toBeVisible();
    await dialog.getByRole("radio").first().check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(orderTitle(page, "Order cancelled")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("orders again, which adds to the cart", async () => {
    await page.getByRole("button", { name: "Order again" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(2);
    await expect(cart.getByRole("link", { name: simpleItem.name })).toBeVisible();
    await expect(cart.getByRole("link", { name: itemWithOptions.name })).toBeVisible();
  });
});
