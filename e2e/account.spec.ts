import { expect, type Page, test, toast } from "./journey.ts";
import { newEmail, newPhone } from "./visitor.ts";

test("who signs up or in keeps the cart, and leaves it behind when signing out", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await visitor.hasInCart(kitchen.plain, 2);
  await page.goto(`/store/${kitchen.store.slug}`);
  const email = newEmail();

  await test.step("signs up, and the guest's cart is the customer's", async () => {
    await page.getByRole("button", { name: "Sign In" }).click();
    const signIn = page.getByRole("dialog", { name: "Sign In" });
    await signIn.getByRole("button", { name: "Sign Up" }).click();
    const signUp = page.getByRole("dialog", { name: "Sign Up" });
    const submit = signUp.getByRole("button", { name: "Sign Up" });
    await expect(submit).toBeDisabled();
    await signUp.getByLabel("Name").fill("Ines Journey");
    await signUp.getByLabel("Email").fill(email);
    await signUp.getByLabel("Phone number").fill(newPhone());
    await signUp.getByLabel("Password", { exact: false }).first().fill("a long walk");
    await signUp.getByLabel("Confirm password").fill("a long talk");
    await signUp.getByRole("checkbox").check();
    await expect(signUp.getByText("Passwords must match")).toBeVisible();
    await signUp.getByLabel("Confirm password").fill("a long walk");
    await submit.click();
    await expect(toast(page, "Signup successfully.")).toBeVisible();
    await expect(signUp).toBeHidden();
    await expectInCart(page, { [kitchen.plain.name]: "02" });
  });

  await test.step("logs out, and is a guest with an empty cart", async () => {
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Logout successful")).toBeVisible();
    await expect(page).toHaveURL("/home");
    await page.getByRole("button", { name: "Shopping Cart" }).click();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("signs in with another dish in the guest's cart: both are there", async () => {
    await page.goto(`/product/${kitchen.withChoice.slug}`);
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(toast(page, "Item added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    const signIn = page.getByRole("dialog", { name: "Sign In" });
    await signIn.getByLabel("Email or phone number").fill(email);
    await signIn.getByLabel("Password", { exact: false }).first().fill("a long walk");
    await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expectInCart(page, { [kitchen.plain.name]: "02", [kitchen.withChoice.name]: "01" });
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
