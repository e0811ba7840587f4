import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";

// Browsers bind passkeys to a host name, not to the IP address that the other tests use.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")),
});

test("a customer adds a passkey, signs in with it, renames and removes it", async ({
  page,
  user,
  baseURL,
}) => {
  test.slow();
  const device = await connectAuthenticator(page);
  const { password } = await user.signIn();
  await page.goto("/settings");

  await test.step("adds a passkey, which requires the password", async () => {
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(toast(page, "The passkey has been added.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Not used yet")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("reads at an IP address why none can be added", async () => {
    const atAddress = await page.context().newPage();
    await atAddress.goto(`${baseURL?.replace("localhost", "127.0.0.1")}/settings`);
    await expect(atAddress.getByText(/^Passkeys need a host name/)).toBeVisible();
    await expect(atAddress.getByRole("button", { name: "Add a passkey" })).toBeHidden();
    await atAddress.close();
  });

  await test.step("signs out", async () => {
    const menu = page.getByRole("navigation", { name: "Your account" });
    await menu.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Logout successful")).toBeVisible();
  });

  await test.step("signs in without typing anything", async () => {
    // Otherwise the device would accept the suggestion of the field immediately.
    await device.confirmByItself(false);
    await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In" });
    const button = dialog.getByRole("button", { name: "Sign in with a passkey" });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await device.confirmByItself(true);
    await button.click();
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("renames the passkey", async () => {
    await page.goto("/settings");
    await expect(page.getByText(/^Last used on/)).toBeVisible();
    await page.getByRole("button", { name: /^Rename / }).click();
    const dialog = page.getByRole("dialog", { name: "Rename passkey" });
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Name" }).fill("My laptop");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "The passkey has been renamed.")).toBeVisible();
    await expect(page.getByText("My laptop")).toBeVisible();
  });

  await test.step("removes the passkey", async () => {
    await page.getByRole("button", { name: "Remove My laptop" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this passkey?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "The passkey has been removed.")).toBeVisible();
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  });
});

/**
 * Connects an authenticator that stores passkeys and verifies its user, like a fingerprint reader.
 */
async function connectAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Whether it confirms each request immediately, as if its user touched it. */
    confirmByItself: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}
