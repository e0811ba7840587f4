import { expect, expectAccessible, type Page, test, toast } from "./journey.ts";
import { codeSentTo } from "./outbox.ts";
import { newEmail, newPhone } from "./visitor.ts";

// A shop that is open already may know no providers on this machine.
test.skip(Boolean(process.env.ERRAND_E2E_URL), "needs the providers of these journeys");

test("somebody new signs in with Google, and the second time at once", async ({
  page,
  visitor,
  town,
}) => {
  await visitor.livesNear(town.kitchen.store);
  const email = newEmail();
  await page.goto("/about-us");

  await test.step("an account is made with what Google tells", async () => {
    await openSignIn(page);
    await expectAccessible(page);
    const popup = await openGoogle(page);
    await signInAtGoogle(popup, email);
    await expect(toast(page, "Logged in successfully")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sign In" })).toBeHidden();
  });

  await test.step("signs out", () => signOut(page));

  await test.step("Google still knows who it is, and so do we", async () => {
    await openSignIn(page);
    const popup = await openGoogle(page);
    await allow(popup);
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });
});

test("an e-mail that an account has asks whether it is them, and wants the password", async ({
  page,
  visitor,
}) => {
  const { email, password } = await visitor.hasAccount();
  await page.goto("/about-us");
  await openSignIn(page);
  await signInAtGoogle(await openGoogle(page), email);

  const question = page.getByRole("dialog", { name: "Is It You?" });
  await expect(question.getByText("Ines Journey")).toBeVisible();
  await question.getByRole("button", { name: "Yes" }).click();
  await question.getByLabel("Password", { exact: false }).first().fill(password);
  await question.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test("a window that is closed, or says no, is told; another try goes well", async ({ page }) => {
  await page.goto("/about-us");
  await openSignIn(page);
  const closed = await openGoogle(page);
  await closed.close();
  await expect(page.getByText(/Google window was closed/)).toBeVisible();

  const denied = await openGoogle(page);
  await denied.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText(/was not allowed to tell us who you are/)).toBeVisible();

  await signInAtGoogle(await openGoogle(page), newEmail());
  await expect(toast(page, "Logged in successfully")).toBeVisible();
});

test.describe("who has no e-mail there", () => {
  // The browser notes what was refused.
  test.use({ tolerates: [/status of 422/] });

  test("gives a phone, and proves it; Facebook knows them from then on", async ({
    page,
    request,
    visitor,
    town,
  }) => {
    await visitor.livesNear(town.kitchen.store);
    const phone = newPhone();
    await page.goto("/about-us");
    await openSignIn(page);
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    const ask = page.getByRole("dialog", { name: "Your phone number" });
    await expectAccessible(page);
    await ask.getByRole("textbox", { name: "Phone number" }).fill(phone);
    await page.keyboard.press("Enter");
    const code = page.getByRole("textbox", { name: "Verification code" });
    await code.fill(await codeSentTo(request, phone));
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

/** On the provider's own pages; its window closes by itself. */
async function signInAtGoogle(popup: Page, person: string) {
  await popup.getByPlaceholder("Enter any login").fill(person);
  await popup.getByPlaceholder("and password").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  await allow(popup);
}

async function allow(popup: Page) {
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}
