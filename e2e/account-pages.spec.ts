import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
} from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { phone } from "./viewports.ts";

/** Every page of the account. */
const paths = [
  "/profile?page=profile-settings",
  "/profile?page=address",
  "/my-orders",
  "/my-orders?tab=past",
  "/wallet",
  "/wallet/statement",
  "/loyalty-points",
  "/notifications",
  "/coupons",
  "/referral-code",
  "/settings",
  "/settings?page=inbox",
  "/settings?page=inbox&receiver_type=admin",
];

/** Opens each dialog of a signed-in customer that no other test checks. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  Menu: (page) => page.getByRole("button", { name: "Menu" }).click(),
  Notifications: (page) =>
    page.getByRole("banner").getByRole("button", { name: "Notifications" }).click(),
  Wishlist: async (page) => {
    await dialogs.Menu?.(page);
    await page.getByRole("dialog").getByRole("button", { name: "Wishlist" }).click();
  },
  Logout: async (page) => {
    await dialogs.Menu?.(page);
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
  },
  "Saved Addresses": async (page) => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /, Belrive$/ })
      .click();
    await page.getByRole("button", { name: "Manage addresses" }).click();
  },
  "Add fund": async (page) => {
    await page.goto("/wallet");
    await page.getByRole("button", { name: "Add fund" }).click();
  },
  "Convert points": async (page) => {
    await page.goto("/loyalty-points");
    await page.getByRole("button", { name: "Convert to currency now" }).click();
  },
  "Verify your phone number": async (page) => {
    await page.goto("/profile?page=profile-settings");
    await page.getByRole("button", { name: "Verify this phone number" }).click();
  },
  "Delete your account": async (page) => {
    await page.goto("/profile?page=profile-settings");
    await page.getByRole("button", { name: "Delete account" }).click();
  },
  "Add address": async (page) => {
    await dialogs["Saved Addresses"]?.(page);
    await page.getByRole("button", { name: "Add address" }).click();
  },
};

test("account pages are accessible at both widths, in both themes and directions", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  test.slow();
  await user.setLocation(restaurant.store);
  await user.signIn();
  await user.saveAddress(restaurant.store);
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path);
      await expectAccessibleEverywhere(page);
    });
  }
  // The same component as at "/wallet".
  await open(page, "/profile?page=wallet");

  await test.step("the account menu opens from its button and closes after navigation", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: "Account" }).click();
    const menu = page.getByRole("dialog", { name: "Your account" });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole("link", { name: "My orders" }).click();
    await expect(page).toHaveURL("/my-orders");
    await expect(menu).toBeHidden();
  });
});

test("dialogs of a customer are accessible in both themes", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await user.setLocation(restaurant.store);
  await user.signIn();
  await user.addToWishlist(restaurant.simpleItem);
  await user.givePoints(500);
  await user.saveAddress(restaurant.store);
  for (const [title, openDialog] of Object.entries(dialogs)) {
    await test.step(title, async () => {
      await open(page, "/settings");
      await openDialog(page);
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("the demo customer has past orders with failed and refunded payments", async ({ page }) => {
  await page.goto("/my-orders?tab=past");
  await page
    .getByRole("button", { name: /^Sign in as / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeHidden();
  // The demo writes past orders after the shop has started.
  await expect(async () => {
    await page.reload();
    await page.getByRole("button", { name: "Show more" }).click({ timeout: 3000 });
    await expect(page.getByText("Payment declined")).toBeVisible({ timeout: 3000 });
  }).toPass();
  // It is the oldest one, and orders that arrive meanwhile push it to a later page.
  const refunded = page.getByRole("listitem").filter({ hasText: "Refunded" }).getByRole("link");
  await expect(async () => {
    if (!(await refunded.isVisible())) {
      await page.getByRole("button", { name: "Show more" }).click({ timeout: 3000 });
    }
    await expect(refunded).toBeVisible({ timeout: 3000 });
  }).toPass();
  await refunded.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Refund requested" })).toBeVisible();
  await expect(page.getByText("Demo card · Paid")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Refunded\s*−/ })).toBeVisible();
});
