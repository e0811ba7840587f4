import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { readVerificationCode } from "./outbox.ts";
import { randomPhone, uniqueEmail } from "./test-user.ts";

test("a new customer signs in with a code sent by SMS", async ({
  page,
  request,
  user,
  testData,
}) => {
  test.slow();
  await user.setLocation(testData.restaurant.store);
  await page.goto(`/store/${testData.restaurant.store.slug}`);
  const phone = randomPhone();

  await openSignIn(page);
  await page.getByRole("button", { name: "Sign in with a code" }).click();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();

  const code = page.getByRole("dialog", { name: "Verification" });
  await expect(code.getByRole("button", { name: /Resend code in \d+ s/ })).toBeDisabled();
  await submitCode(page, await readVerificationCode(request, phone));

  const about = page.getByRole("dialog", { name: "About you" });
  await about.getByLabel("Name").fill("Ines Martin");
  await about.getByLabel("Email").fill(uniqueEmail());

  await test.step("a reload keeps the step and clears its fields", async () => {
    await page.reload();
    await openSignIn(page, "About you");
    await about.getByLabel("Name").fill("Ines Martin");
  });
  await about.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
  await expect(about).toBeHidden();
  await expect(page).toHaveURL(`/store/${testData.restaurant.store.slug}`);
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
});

test("a customer resets a forgotten password with a code", async ({
  page,
  request,
  user,
  testData,
}) => {
  await user.setLocation(testData.restaurant.store);
  const { email } = await user.createAccount();
  await page.goto("/about-us");
  const signIn = await openSignIn(page);
  await signIn.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expectAccessible(page);
  await submitCode(page, await readVerificationCode(request, email));

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

test.describe("a session that was ended elsewhere", () => {
  // The browser logs the 401 of the ended session.
  test.use({ toleratedErrors: [/status of 401/] });

  test("leads to the home page, and signing in again returns to the former page", async ({
    page,
    request,
    user,
    testData,
  }) => {
    await user.setLocation(testData.restaurant.store);
    const { email, password, token } = await user.signIn();
    await user.addToCart(testData.restaurant.simpleItem, 3);
    await callApi(request, "POST /auth/logout", {}, { token });

    await page.goto("/checkout?page=cart");
    await expect(page).toHaveURL("/home");
    const message = "Your account is inactive or Your token has been expired";
    await expect(toast(page, message)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

    const signIn = await openSignIn(page);
    await signIn.getByLabel("Email or phone number").fill(email);
    await signIn.getByLabel("Password", { exact: false }).first().fill(password);
    await signIn.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/checkout?page=cart");
  });
});

/**
 * Opens the dialog from the header. A sign-in in progress continues at its step, with that title.
 */
async function openSignIn(page: Page, title = "Sign In") {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in all digits at once, as by pasting. */
async function submitCode(page: Page, code: string) {
  await page.getByRole("textbox", { name: /^Verification code/ }).fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}
