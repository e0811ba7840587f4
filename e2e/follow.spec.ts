import { ask } from "./api.ts";
import { fillContact } from "./contact.ts";
import { expect, type Page, test, toast } from "./journey.ts";

test("who signs in while a guest's order is on its way still sees it", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  const { email, password } = await visitor.hasAccount();
  await visitor.hasInCart(kitchen.plain, 3);
  await page.goto("/checkout?page=cart");
  await fillContact(page);
  await place(page);

  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email or phone number").fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toast(page, "Logged in successfully")).toBeVisible();
  await expectFollowed(page, kitchen.plain.name);
  await page.reload();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expectFollowed(page, kitchen.plain.name);
});

test.describe("a device that is signed out elsewhere", () => {
  // The browser notes the session that is over.
  test.use({ tolerates: [/status of 401/] });

  test("stops following, and is told why", async ({
    page,
    request,
    visitor,
    town: { kitchen },
  }) => {
    await visitor.livesNear(kitchen.store);
    const { token } = await visitor.isCustomer();
    await visitor.hasInCart(kitchen.plain, 3);
    await page.goto("/checkout?page=cart");
    await place(page);
    await expectFollowed(page, kitchen.plain.name);

    await ask(request, "POST /auth/logout", {}, { token });
    await expect(
      toast(page, "Your account is inactive or Your token has been expired"),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });
});

async function place(page: Page) {
  await page.getByRole("button", { name: /^Place order · .*\d/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
}

async function expectFollowed(page: Page, item: string) {
  const ordered = page.getByRole("region", { name: "What you ordered" });
  await expect(ordered.getByText(item)).toBeVisible();
}
