import { expect, test, toast } from "./journey.ts";

// The browser notes the server's refusal, which asks the question.
test.use({ tolerates: [/status of 409/] });

test("an item of another store replaces the cart only when the guest says so", async ({
  page,
  visitor,
  town: { kitchen, otherKitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await visitor.hasInCart(kitchen.plain, 2);
  await page.goto(`/store/${otherKitchen.store.slug}`);

  const add = page.getByRole("button", { name: `Add ${otherKitchen.plain.name} to the cart` });
  const question = page.getByRole("dialog", { name: "Start a new cart?" }).filter({
    hasText:
      "You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.",
  });
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });

  await test.step("Cancel keeps the cart", async () => {
    await add.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.getByRole("link", { name: kitchen.plain.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cart).toBeHidden();
  });

  await test.step("Yes replaces it", async () => {
    await add.click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.getByRole("link", { name: otherKitchen.plain.name })).toBeVisible();
  });
});
