import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { openProvider, press, signInAs } from "./identity-simulator.ts";
import { toast } from "./locators.ts";
import { readVerificationCode } from "./outbox.ts";
import { randomPhone, uniqueEmail } from "./test-user.ts";

test("a new customer signs in with Google, and again into the same account", async ({
  page,
  user,
  testData,
}) => {
  await user.setLocation(testData.restaurant.store);
  const email = uniqueEmail();
  await page.goto("/about-us");

  await test.step("creates an account from the Google profile", async () => {
    await openSignIn(page);
    const popup = await openProvider(page, "Google");
    await expect(popup).toHaveTitle("Simulated Google");
    await expectAccessible(popup);
    await signInAs(popup, { email });
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sign In" })).toBeHidden();
  });

  await test.step("signs out", () => signOut(page));

  await test.step("signs in again as the same person", async () => {
    await openSignIn(page);
    await signInAs(await openProvider(page, "Google"), { email });
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });
});

test("an email of an existing account asks for its password", async ({ page, user }) => {
  const { email, password } = await user.createAccount();
  await page.goto("/about-us");
  await openSignIn(page);
  await signInAs(await openProvider(page, "Google"), { email });

  const isItYou = page.getByRole("dialog", { name: "Is It You?" });
  await expect(isItYou.getByText("Ines Martin")).toBeVisible();
  await isItYou.getByRole("button", { name: "Yes" }).click();
  await isItYou.getByLabel("Password", { exact: false }).first().fill(password);
  await isItYou.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

// Google's window is opened like Facebook's; Apple's by a script of its own.
for (const provider of ["Facebook", "Apple"] as const) {
  test(`a closed, blocked or denied ${provider} window shows an error, and a retry succeeds`, async ({
    page,
  }) => {
    await page.goto("/about-us");
    await openSignIn(page);
    const closed = await openProvider(page, provider);
    await closed.close();
    await expect(page.getByText(`The ${provider} window was closed`)).toBeVisible();

    const denied = await openProvider(page, provider);
    await press(denied, "Refuse and go back");
    await expect(page.getByText("permission to share your details")).toBeVisible();

    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.getByRole("button", { name: `Continue with ${provider}` }).click();
    await expect(page.getByText(`blocked the ${provider} window`)).toBeVisible();

    await signInAs(await openProvider(page, provider), { email: uniqueEmail() });
    // Apple's tokens have no name; Apple states it beside the first one, and a new customer may
    // change it.
    if (provider === "Apple") {
      const name = page.getByRole("textbox", { name: "Name" });
      await expect(name).toHaveValue("Ada Byron Lovelace");
      await page.getByRole("button", { name: "Continue", exact: true }).click();
    }
    await expect(toast(page, "Logged in successfully")).toBeVisible();
  });
}

test.describe("a token that the shop does not accept", () => {
  // The browser logs the 401 of the shop, and the 400 of Facebook.
  test.use({ toleratedErrors: [/status of 40[01]/] });

  test("is refused", async ({ page }) => {
    await page.goto("/about-us");
    await openSignIn(page);
    for (const fault of ["an expired token", "a token for another site", "another attempt"]) {
      await press(await openProvider(page, "Google"), new RegExp(fault));
      await expect(toast(page, "These sign-in details are incorrect.")).toBeVisible();
    }
    await press(await openProvider(page, "Facebook"), /an expired token/);
    await expect(page.getByText("Facebook couldn’t confirm who you are")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  });
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
    const [phone, name] = [randomPhone(), `Ada ${crypto.randomUUID()}`];
    await page.goto("/about-us");
    await openSignIn(page);
    await signInAs(await openProvider(page, "Facebook"), { name });
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
    await signInAs(await openProvider(page, "Facebook"), { name });
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
