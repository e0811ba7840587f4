import { weightText } from "@errand/core/weight-text";
import { expectAccessible } from "./accessibility.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { expectPlaced, placeButton } from "./place-order.ts";
import { findWeighingShop } from "./weighing-shop.ts";

test("a guest orders by weight, pays by card, and pays what the store weighs", async ({
  page,
  user,
  request,
}) => {
  test.slow();
  const { modules, store, item, step } = await findWeighingShop(request);
  await user.setLocationAndModule(store, modules);

  await test.step("sees the price of a kilogram and of a usual piece, and chooses grams", async () => {
    await page.goto(`/product/${item.slug}`);
    await expect(page.getByText("per kilogram").first()).toBeAttached();
    await expect(page.getByText(`for ${weightText(step, "en")}`).first()).toBeVisible();
    const quantity = page.getByRole("group", { name: `Quantity of ${item.name}` }).first();
    await quantity.getByRole("button", { name: `${weightText(step, "en")} more` }).click();
    await expect(quantity).toHaveText(weightText(2 * step, "en"));
    await expectAccessible(page);
  });

  await test.step("reads about what it costs, and the most that it can", async () => {
    await user.addToCart(item, 20);
    await page.goto("/checkout?page=cart");
    await fillContactForm(page);
    const summary = page.getByRole("region", { name: "Your order" });
    await expect(summary).toContainText(/About .*, at most .*: you pay what is weighed\./);
    await page.getByRole("button", { name: "Change: Payment" }).click();
    await page.getByRole("radio", { name: "Demo card" }).check();
    await expectAccessible(page);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/demo\/payment\//);
    await expect(page.getByText("This amount is reserved.")).toBeVisible();
    await page.getByRole("button", { name: /^Pay [^,]*$/ }).click();
    await expectPlaced(page);
  });

  await test.step("sees what the store has weighed, and that the difference goes back", async () => {
    const weighed = page.getByRole("status").filter({ hasText: "Your order has been weighed" });
    await expect(weighed).toContainText("The difference is not charged", { timeout: 120_000 });
    const receipt = page.getByRole("region", { name: "Receipt" });
    await expect(receipt.getByText("Total", { exact: true })).toBeVisible();
    await expect(receipt).not.toContainText("at most");
    await expectAccessible(page);
  });
});
