import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { randomPhone, uniqueEmail } from "./test-user.ts";

test("a guest keeps the cart when signing up or in, and loses it when signing out", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 2);
  await page.goto("/about-us");
  const email = uniqueEmail();

  await test.step("signs up and keeps the guest cart", async () => {
    await page.getByRole("button", { name: "Sign In" }).click();
    const signIn = page.getByRole("dialog", { name: "Sign In" });
    await signIn.getByRole("button", { name: "Sign Up" }).click();
    const signUp = page.getByRole("dialog", { name: "Sign Up" });
    const submit = signUp.getByRole("button", { name: "Sign Up" });
    await expect(submit).toBeDisabled();
    await signUp.getByLabel("Name").fill("Ines Martin");
    await signUp.getByLabel("Email").fill(email);
    await signUp.getByLabel("Phone number").fill(randomPhone());
    await signUp.getByLabel("Password", { exact: false }).first().fill("a long walk");
    await signUp.getByLabel("Confirm password").fill("a long talk");
    await signUp.getByRole("checkbox").check();
    await expect(signUp.getByText("Passwords must match")).toBeVisible();
    await signUp.getByLabel("Confirm password").fill("a long walk");
    await submit.click();
    await expect(toast(page, "Signup successfully.")).toBeVisible();
    await expect(signUp).toBeHidden();
    await expectInCart(page, { [restaurant.simpleItem.name]: "02" });
  });

  await test.step("signs out and has an empty cart", async () => {
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Logout successful")).toBeVisible();
    await expect(page).toHaveURL("/home");
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("signs in and gets the lines of both carts", async () => {
    await page.goto(`/product/${restaurant.itemWithOptions.slug}`);
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    const signIn = page.getByRole("dialog", { name: "Sign In" });
    await signIn.getByLabel("Email or phone number").fill(email);
    await signIn.getByLabel("Password", { exact: false }).first().fill("a long walk");
    await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expectInCart(page, {
      [restaurant.simpleItem.name]: "02",
      [restaurant.itemWithOptions.name]: "01",
    });
  });
});

async function expectInCart(page: Page, quantities: Record<string, string>) {
  await page.getByRole("button", { name: "Shopping Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(cart.getByRole("listitem")).toHaveCount(Object.keys(quantities).length);
  for (const [name, quantity] of Object.entries(quantities)) {
    const line = cart.getByRole("group", { name: `Quantity of ${name}` });
    await expect(line.getByRole("status")).toHaveText(quantity);
  }
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
}
