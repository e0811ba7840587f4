import { staffEmail, staffPassword, totpSecret } from "@errand/demo/content/staff";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { nextCodes } from "./staff.ts";
import { expectNoEnglishText } from "./translations.ts";

// A right password without a code is refused first, and what is read while the session ends.
test.use({ toleratedErrors: [/status of (401|422)/] });

const desk = staffEmail("desk", "support");

/** Enters the current code; one that was used already, by another test, is waited out. */
async function enterCode(page: Page) {
  await expect(async () => {
    await page.getByLabel(/^Code/).fill(totpCode(totpSecret, stepAt(new Date())));
    await page.getByRole("button", { name: /^(Continue|Continuer)$/ }).click();
    await expect(page.locator("#content")).toBeVisible({ timeout: 3_000 });
  }).toPass({ intervals: nextCodes() });
}

test("an operator signs in with the second step, chooses a theme, and signs out", async ({
  page,
}) => {
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Desk", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^E-mail/).fill(desk);
  await page.getByLabel(/^Password/).fill(staffPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await enterCode(page);

  await page.reload();
  const account = page.locator("header").getByRole("button").last();
  await account.click();
  await expect(page.getByRole("region", { name: "Account" }).getByText(desk)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await account.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("each console is its own page, in French as well", async ({ page }) => {
  for (const [path, title] of [
    ["/vendor/orders/1", "Console du magasin"],
    ["/courier", "Livreur"],
    ["/desk/queues", "Bureau"],
  ] as const) {
    await page.goto(path);
    if (path.startsWith("/vendor")) await page.getByRole("button", { name: "Français" }).click();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(title);
    // The kinds of the demo's stores are read anew.
    await expect(() => expectNoEnglishText(page)).toPass();
  }
});
