import { expectAccessible } from "./accessibility.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { placeButton, placeOrder } from "./place-order.ts";

test("a customer pays a part from the wallet and the rest in cash", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  test.skip(!process.env.ERRAND_E2E_DATA, "requires the database of the shop");
  const { store, simpleItem } = restaurant;
  await user.setLocation(store);
  await user.signIn();
  await user.creditWallet(100);
  await user.addToCart(simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await change(page);
  await page.getByRole("checkbox", { name: "Use my wallet first" }).check();
  const summary = page.getByRole("region", { name: "Your order" });
  await expect(summary).toContainText("From your wallet");
  await expectAccessible(page);
  await placeOrder(page);
  const payment = page.getByRole("region", { name: "How it’s paid" });
  await expect(payment).toContainText(/Wallet · Paid/);
  await expect(payment).toContainText(/Cash on delivery · To be paid/);
  await expectAccessible(page);
});

test("a guest reports a transfer, corrects it when it is denied, and sees it verified", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);
  await change(page);
  await page.getByRole("radio", { name: /^Bank transfer/ }).check();
  await placeOrder(page);

  const transfer = page.getByRole("region", { name: "Your transfer" });
  const reference = transfer.getByRole("textbox", { name: /^Transfer reference/ });
  await reference.fill("to follow");
  await expectAccessible(page);
  await transfer.getByRole("button", { name: "Send details" }).click();
  await expect(toast(page, "Payment info updated.")).toBeVisible();
  await expect(transfer.getByRole("status")).toContainText("Not found");
  await expectAccessible(page);
  await transfer.getByRole("button", { name: "Correct the details" }).click();
  await reference.fill("RF18 5390 0754");
  await transfer.getByRole("button", { name: "Send corrected details" }).click();
  const payment = page.getByRole("region", { name: "How it’s paid" });
  await expect(payment).toContainText("Your transfer has arrived.");
});

/** Opens the section in which the way to pay is chosen, once its totals are known. */
async function change(page: Page) {
  await expect(placeButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Change: Payment" }).click();
}
