import { expect, test, toast } from "./journey.ts";
import { codeSentTo } from "./outbox.ts";
import { changeLogin } from "./shop-login.ts";
import { newEmail, newPhone } from "./visitor.ts";

// The browser notes the code that was refused.
test.use({ tolerates: [/status of 422/] });

// The shop is set up otherwise for a while: nobody else may be signing up in it.
test.skip(!process.env.ERRAND_E2E_DATA, "This shop's settings are out of reach.");
test.beforeAll(() => changeLogin({ email_verification_status: 1 }));
test.afterAll(() => changeLogin({ email_verification_status: 0 }));

test("who signs up proves their e-mail by a code", async ({ page, request, visitor, town }) => {
  await visitor.livesNear(town.kitchen.store);
  await page.goto("/home");
  const email = newEmail();
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  const signUp = page.getByRole("dialog", { name: "Sign Up" });
  await signUp.getByLabel("Name").fill("Ines Journey");
  await signUp.getByLabel("Email").fill(email);
  await signUp.getByLabel("Phone number").fill(newPhone());
  await signUp.getByLabel("Password", { exact: false }).first().fill("a long walk");
  await signUp.getByLabel("Confirm password").fill("a long walk");
  await signUp.getByRole("checkbox").check();
  await signUp.getByRole("button", { name: "Sign Up" }).click();

  const code = page.getByRole("dialog", { name: "Verification" });
  await expect(code.getByText(email)).toBeVisible();
  const verify = code.getByRole("button", { name: "Verify" });
  await expect(verify).toBeDisabled();
  const sent = await codeSentTo(request, email);
  const digits = code.getByRole("textbox", { name: /^Verification code/ });
  await digits.fill(sent === "000001" ? "000002" : "000001");
  await verify.click();
  await expect(code.getByRole("alert")).toHaveText("This code is not right, or no longer valid.");
  await digits.fill(sent);
  await verify.click();
  await expect(toast(page, "Signup successfully.")).toBeVisible();
  await expect(code).toBeHidden();
});
