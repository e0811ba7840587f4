import { expect, expectAccessible, expectNoSideways, type Page, test } from "./journey.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Every page of the account. */
const paths = [
  "/profile?page=profile-settings",
  "/profile?page=address",
  "/my-orders",
  "/my-orders?tab=past",
  "/coupons",
  "/settings",
];

/** What opens over a page for who is signed in, and is not on the way of another journey. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  Menu: (page) => page.getByRole("button", { name: "Menu" }).click(),
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
  "Add address": async (page) => {
    await dialogs["Saved Addresses"]?.(page);
    await page.getByRole("button", { name: "Add address" }).click();
  },
};

for (const [theme, viewport] of [
  ["light", desktop],
  ["dark", phone],
] as const) {
  test(`no page of the account hinders anybody, ${theme} at ${viewport.width} px`, async ({
    page,
    visitor,
    town: { kitchen },
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await visitor.livesNear(kitchen.store);
    await visitor.prefers({ theme });
    await visitor.isCustomer();
    await visitor.hasSavedAddress(kitchen.store);
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectAccessible(page);
      });
    }
  });

  test(`no dialog of a customer hinders anybody, ${theme}`, async ({
    page,
    visitor,
    town: { kitchen },
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    await visitor.livesNear(kitchen.store);
    await visitor.prefers({ theme });
    await visitor.isCustomer();
    await visitor.likes(kitchen.plain);
    await visitor.hasSavedAddress(kitchen.store);
    for (const [title, openDialog] of Object.entries(dialogs)) {
      await test.step(title, async () => {
        await open(page, "/settings");
        await openDialog(page);
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });

  test(`a guest on a closed page is hindered by nothing else, ${theme}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(phone);
    await visitor.prefers({ theme });
    await page.goto("/my-orders");
    const dialog = page.getByRole("dialog", { name: "Sign In" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
  });
}

test("the account's menu hangs on its button", async ({ page, visitor, town: { kitchen } }) => {
  await visitor.livesNear(kitchen.store);
  await visitor.isCustomer();
  await open(page, "/home");
  await page.getByRole("button", { name: "Account" }).click();
  const menu = page.getByRole("dialog", { name: "Your account" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("link", { name: "My orders" }).click();
  await expect(page).toHaveURL("/my-orders");
  await expect(menu).toBeHidden();
});

test("read from the right, no page of the account scrolls sideways", async ({ page, visitor }) => {
  test.slow();
  await visitor.prefers({ direction: "rtl" });
  await visitor.isCustomer();
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      await open(page, path);
      await expectNoSideways(page);
      await page.setViewportSize(desktop);
      await expectNoSideways(page);
    });
  }
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("a section that does not exist", () => {
  // The browser notes the page that is not there.
  test.use({ tolerates: [/status of 404/] });

  for (const section of ["nonsense", "wallet", ""]) {
    test(`is not found: "${section}"`, async ({ page }) => {
      const response = await page.goto(`/profile?page=${section}`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole("heading", { level: 1, name: "This page took another turn" }),
      ).toBeVisible();
    });
  }
});

test("the town's own customer has a past to look at", async ({ page }) => {
  await page.goto("/my-orders?tab=past");
  await page.getByRole("button", { name: /^Sign in as / }).click();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeHidden();
  // It is written while the town is open already.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Payment failed")).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole("button", { name: "Show more" }).click();
  const refunded = page.getByRole("listitem").filter({ hasText: "Refunded" });
  await refunded.getByRole("link").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Refund requested" })).toBeVisible();
  await expect(page.getByText("Cash on delivery · Refunded")).toBeVisible();
});
