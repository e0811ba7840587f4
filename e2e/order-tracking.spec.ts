import { callApi } from "./api.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { placeOrder } from "./place-order.ts";

// The browser logs the 401 of the ended session.
test.use({ toleratedErrors: [/status of 401/] });

test("a guest who signs in can still track the guest order, and keeps its address", async ({
  page,
  request,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  const { email, password } = await user.createAccount();
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Change: Delivery Addresses" }).click();
  await page.getByRole("button", { name: "Add door details" }).click();
  await page.getByRole("textbox", { name: "House number" }).fill("12 ter");
  await page.getByRole("checkbox", { name: /Save this Address/ }).check();
  await placeOrder(page);

  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email or phone number").fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  // The toast of the sign-in gives way to this one.
  await expect(toast(page, /The address you used as a guest is saved/)).toBeVisible();
  await expectTracked(page, restaurant.simpleItem.name);
  await page.reload();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expectTracked(page, restaurant.simpleItem.name);
  const order = page.url();
  await page.goto("/profile?page=address");
  await expect(page.getByRole("main")).toContainText("12 ter");

  await test.step("a session that was ended elsewhere stops the tracking and says so", async () => {
    await page.goto(order);
    await expectTracked(page, restaurant.simpleItem.name);
    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    await callApi(request, "POST /auth/logout", {}, { token });
    await expect(
      toast(page, "Your account is inactive or Your token has been expired"),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });
});

async function expectTracked(page: Page, item: string) {
  const ordered = page.getByRole("region", { name: "What you ordered" });
  await expect(ordered.getByText(item)).toBeVisible();
}
