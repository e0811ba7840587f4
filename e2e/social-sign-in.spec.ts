import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { openProvider, press, signInAs } from "./identity-simulator.ts";
import { toast } from "./locators.ts";
import { uniqueEmail } from "./test-user.ts";

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
