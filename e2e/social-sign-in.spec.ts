import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { readVerificationCode } from "./outbox.ts";
import { randomPhone, uniqueEmail } from "./test-user.ts";

// A shop that runs already is not configured for the fake providers.
test.skip(Boolean(process.env.ERRAND_E2E_URL), "requires the fake identity providers");

test("a new customer signs in with Google, and the second time without credentials", async ({
  page,
  user,
  testData,
}) => {
  await user.setLocation(testData.restaurant.store);
  const email = uniqueEmail();
  await page.goto("/about-us");

  await test.step("creates an account from the Google profile", async () => {
    await openSignIn(page);
    const popup = await openGoogle(page);
    await signInAtGoogle(popup, email);
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sign In" })).toBeHidden();
  });

  await test.step("signs out", () => signOut(page));

  await test.step("signs in again with the Google session", async () => {
    await openSignIn(page);
    const popup = await openGoogle(page);
    await consent(popup);
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });
});

test("an email of an existing account asks for its password", async ({ page, user }) => {
  const { email, password } = await user.createAccount();
  await page.goto("/about-us");
  await openSignIn(page);
  await signInAtGoogle(await openGoogle(page), email);

  const isItYou = page.getByRole("dialog", { name: "Is It You?" });
  await expect(isItYou.getByText("Ines Martin")).toBeVisible();
  await isItYou.getByRole("button", { name: "Yes" }).click();
  await isItYou.getByLabel("Password", { exact: false }).first().fill(password);
  await isItYou.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test("a closed or denied Google window shows an error, and a retry succeeds", async ({ page }) => {
  await page.goto("/about-us");
  await openSignIn(page);
  const closed = await openGoogle(page);
  await closed.close();
  await expect(page.getByText(/Google window was closed/)).toBeVisible();

  const denied = await openGoogle(page);
  await denied.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText(/permission to share your details/)).toBeVisible();

  await signInAtGoogle(await openGoogle(page), uniqueEmail());
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test.describe("a Facebook account without an email", () => {
  // The browser logs the 422 of the incomplete profile.
  test.use({ toleratedErrors: [/status of 422/] });

  test("signs in after verifying a phone number, and later without it", async ({
    page,
    request,
    user,
    testData,
  }) => {
    await user.setLocation(testData.restaurant.store);
    const phone = randomPhone();
    await page.goto("/about-us");
    await openSignIn(page);
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    const phoneDialog = page.getByRole("dialog", { name: "Your phone number" });
    await expectAccessible(page);
    await phoneDialog.getByRole("textbox", { name: "Phone number" }).fill(phone);
    await page.keyboard.press("Enter");
    const code = page.getByRole("textbox", { name: "Verification code" });
    await code.fill(await readVerificationCode(request, phone));
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(toast(page, "Logged in successfully")).toBeVisible();

    await signOut(page);
    await openSignIn(page);
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });
});

async function openSignIn(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Logout successful")).toBeVisible();
  await expect(page).toHaveURL("/home");
}

async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  return opened;
}

/** Fills in the provider's pages and waits until its window closes. */
async function signInAtGoogle(popup: Page, person: string) {
  await popup.getByPlaceholder("Enter any login").fill(person);
  await popup.getByPlaceholder("and password").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  await consent(popup);
}

async function consent(popup: Page) {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}
