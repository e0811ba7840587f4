import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { readVerificationCode } from "./outbox.ts";
import { changeLoginSettings } from "./shop-commands.ts";
import { randomPhone, uniqueEmail } from "./test-user.ts";

// The browser logs the 422 of the wrong code.
test.use({ toleratedErrors: [/status of 422/] });

// These tests change settings in the database of the shop, so it must be the one that this run
// started.
test.skip(!process.env.ERRAND_E2E_DATA, "requires the database of the shop");
test.beforeAll(() => changeLoginSettings({ email_verification_status: 1 }));
test.afterAll(() => changeLoginSettings({ email_verification_status: 0 }));

test("a new customer verifies the email by a code", async ({ page, request, user, testData }) => {
  await user.setLocation(testData.restaurant.store);
  await page.goto("/home");
  const email = uniqueEmail();
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  const signUp = page.getByRole("dialog", { name: "Sign Up" });
  await signUp.getByLabel("Name").fill("Ines Martin");
  await signUp.getByLabel("Email").fill(email);
  await signUp.getByLabel("Phone number").fill(randomPhone());
  await signUp.getByLabel("Password", { exact: false }).first().fill("a long walk");
  await signUp.getByLabel("Confirm password").fill("a long walk");
  await signUp.getByRole("checkbox").check();
  await signUp.getByRole("button", { name: "Sign Up" }).click();

  const code = page.getByRole("dialog", { name: "Verification" });
  await expect(code.getByText(email)).toBeVisible();
  const verify = code.getByRole("button", { name: "Verify" });
  await expect(verify).toBeDisabled();
  const sentCode = await readVerificationCode(request, email);
  const digits = code.getByRole("textbox", { name: /^Verification code/ });
  await digits.fill(sentCode === "000001" ? "000002" : "000001");
  await verify.click();
  await expect(code.getByRole("alert")).toHaveText("This code is incorrect or has expired.");
  await digits.fill(sentCode);
  await verify.click();
  await expect(toast(page, "Signup successfully.")).toBeVisible();
  await expect(code).toBeHidden();
});
