import { ask } from "./api.ts";
import { expect, expectAccessible, type Page, test, toast } from "./journey.ts";
import { codeSentTo } from "./outbox.ts";
import { newEmail, newPhone } from "./visitor.ts";

test("somebody new signs in with a code to their phone", async ({
  page,
  request,
  visitor,
  town,
}) => {
  test.slow();
  await visitor.livesNear(town.kitchen.store);
  await page.goto(`/store/${town.kitchen.store.slug}`);
  const phone = newPhone();

  await openSignIn(page);
  await page.getByRole("button", { name: "Sign in with a code" }).click();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();

  const code = page.getByRole("dialog", { name: "Verification" });
  await expect(code.getByRole("button", { name: /Resend code in \d+ s/ })).toBeDisabled();
  await expectAccessible(page);
  await typeCode(page, await codeSentTo(request, phone));

  const about = page.getByRole("dialog", { name: "About you" });
  await expectAccessible(page);
  await about.getByLabel("Name").fill("Ines Journey");
  await about.getByLabel("Email").fill(newEmail());

  await test.step("a reload asks for the name again, and for nothing before it", async () => {
    await page.reload();
    await openSignIn(page, "About you");
    await about.getByLabel("Name").fill("Ines Journey");
  });
  await about.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
  await expect(about).toBeHidden();
  await expect(page).toHaveURL(`/store/${town.kitchen.store.slug}`);
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
});

test("a phone that stands in somebody's account asks whether it is them", async ({
  page,
  request,
  visitor,
}) => {
  const { phone, password } = await visitor.hasAccount();
  await page.goto("/about-us");
  await openSignIn(page);
  await page.getByRole("button", { name: "Sign in with a code" }).click();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await typeCode(page, await codeSentTo(request, phone));

  const question = page.getByRole("dialog", { name: "Is It You?" });
  await expect(question.getByText("Ines Journey")).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes" }).click();
  await question.getByLabel("Password", { exact: false }).first().fill(password);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test("a forgotten password is set anew with a code", async ({ page, request, visitor, town }) => {
  await visitor.livesNear(town.kitchen.store);
  const { email } = await visitor.hasAccount();
  await page.goto("/about-us");
  const signIn = await openSignIn(page);
  await signIn.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expectAccessible(page);
  await typeCode(page, await codeSentTo(request, email));

  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password").fill("another long walk");
  await page.getByLabel("Confirm password").fill("another long walk");
  await page.getByRole("button", { name: "Save password" }).click();

  await expect(signIn).toBeVisible();
  await signIn.getByLabel("Email or phone number").fill(email);
  await signIn.getByLabel("Password", { exact: false }).first().fill("another long walk");
  await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test("the guest's cart goes before one of another store, and a notice says so", async ({
  page,
  request,
  visitor,
  town,
}) => {
  const { kitchen, otherKitchen, zones, food } = town;
  await visitor.livesNear(kitchen.store);
  const { email, password, token } = await visitor.hasAccount();
  const { id: item_id, price } = otherKitchen.plain;
  const line = { model: "Item", item_id, price, quantity: 1 } as const;
  await ask(request, "POST /customer/cart/add", line, { zones, moduleId: food.id, token });
  await visitor.hasInCart(kitchen.plain, 2);

  await page.goto(`/store/${kitchen.store.slug}`);
  const signIn = await openSignIn(page);
  await signIn.getByLabel("Email or phone number").fill(email);
  await signIn.getByLabel("Password", { exact: false }).first().fill(password);
  await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toast(page, /^Your cart has changed:/)).toBeVisible();
  await page.getByRole("button", { name: "Shopping Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(
    cart.getByRole("group", { name: `Quantity of ${kitchen.plain.name}` }).getByRole("status"),
  ).toHaveText("02");
});

test.describe("a session that was ended elsewhere", () => {
  // The browser notes what was refused.
  test.use({ tolerates: [/status of 401/] });

  test("leads home, and back after signing in again", async ({ page, request, visitor, town }) => {
    await visitor.livesNear(town.kitchen.store);
    const { email, password, token } = await visitor.isCustomer();
    await visitor.hasInCart(town.kitchen.plain, 3);
    await ask(request, "POST /auth/logout", {}, { token });

    await page.goto("/checkout?page=cart");
    await expect(page).toHaveURL("/home");
    const told = "Your account is inactive or Your token has been expired";
    await expect(toast(page, told)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

    const signIn = await openSignIn(page);
    await signIn.getByLabel("Email or phone number").fill(email);
    await signIn.getByLabel("Password", { exact: false }).first().fill(password);
    await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/checkout?page=cart");
  });
});

/** Opens the dialog from the header; a sign-in under way shows where it stands. */
async function openSignIn(page: Page, title = "Sign In") {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Pastes the code, as people do. */
async function typeCode(page: Page, code: string) {
  await page.getByRole("textbox", { name: /^Verification code/ }).fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}
