import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { orderTitle, placeOrder } from "./place-order.ts";

test("a customer rates a delivered order by keyboard, and gets a refund that the desk approves", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  test.slow();
  await user.setLocation(restaurant.store);
  await user.signIn();
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await placeOrder(page);

  await test.step("rates an item and the store, and is offered the rest", async () => {
    await page.getByRole("button", { name: "Rate your order" }).click({ timeout: 120_000 });
    const dialog = page.getByRole("dialog", { name: "Rate your order" });
    const stars = dialog.getByRole("radiogroup", { name: restaurant.simpleItem.name });
    await stars.getByRole("radio", { name: "1 star" }).press("Space");
    for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
    const storeStars = dialog.getByRole("radiogroup", { name: restaurant.store.name });
    await storeStars.getByRole("radio", { name: "5 stars" }).press("Space");
    await expect(stars.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(dialog.getByText("Saved", { exact: true })).toHaveCount(2);
    await dialog.getByLabel("What was good, what was not?").last().fill("Still warm");
    await dialog.getByRole("button", { name: "Send ratings" }).click();
    await expect(toast(page, "Thank you for your rating.")).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.reload();
    await page.getByRole("button", { name: "Rate your order" }).click();
    await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("requests a refund, and sees the decision of the desk", async () => {
    await page.getByRole("button", { name: "Request a refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Request a refund" });
    await dialog.getByRole("checkbox", { name: /^The whole order never arrived/ }).check();
    await dialog.getByRole("button", { name: /^Ask for .* back$/ }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Please choose a reason.");
    await dialog.getByRole("radio", { name: "Something is missing" }).check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Ask for .* back$/ }).click();
    // The desk of the demo decides after four seconds, which a busy machine may take to show the
    // request.
    const requested = orderTitle(page, "Refund requested").or(orderTitle(page, "Refunded"));
    await expect(requested).toBeVisible();
    const refund = page.getByRole("region", { name: "Your refund" });
    await expect(refund).toContainText(/We’ll let you know here|is in your wallet/);
    await expect(orderTitle(page, "Refunded")).toBeVisible({ timeout: 60_000 });
    await expect(refund).toContainText("is in your wallet");
    await expect(page.getByRole("button", { name: "Request a refund" })).toHaveCount(0);
    await expectAccessible(page);
  });
});
