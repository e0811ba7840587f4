import type { Page } from "@playwright/test";

type Provider = "Google" | "Facebook" | "Apple";

/** Presses the button of a provider and returns the window of its simulator. */
export async function openProvider(page: Page, provider: Provider): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  return opened;
}

/** Signs in as a person with this e-mail, or without one, and waits until the window closes. */
export async function signInAs(popup: Page, { email = "", name = "Ada Byron Lovelace" }) {
  await popup.getByLabel("E-mail address").fill(email);
  await popup.getByLabel("Name").fill(name);
  await press(popup, "Sign in");
}

/** Presses a button of the simulator, and waits until the window closes. */
export async function press(popup: Page, button: string | RegExp) {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: button }).click();
  await closed;
}
