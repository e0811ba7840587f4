import { expect, expectAccessible, expectNoSideways, type Page, test } from "./journey.ts";
import type { Town } from "./town.ts";

// The browser notes the page that is not there.
test.use({ tolerates: [/status of 404/] });

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Every page that anybody can open. */
function paths({ food, kitchen: { store, withChoice } }: Town): string[] {
  const category = new URLSearchParams({
    search: "category",
    id: String(withChoice.category_ids[0]?.id),
    module_id: String(food.id),
    data_type: "category",
  });
  return [
    "/",
    "/home",
    `/home?${category}`,
    "/home?search=searched&data_type=searched&name=rice",
    `/store/${store.slug}`,
    `/product/${withChoice.slug}`,
    "/checkout?page=cart",
    "/track-order",
    "/about-us",
    "/terms-and-conditions",
    "/privacy-policy",
    "/refund-policy",
    "/shipping-policy",
    "/cancellation-policy",
    "/nowhere",
  ];
}

/** What opens over a page and is not on the way of another journey; each on its own. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  "Delivery location": (page) =>
    page
      .getByRole("banner")
      .getByRole("button", { name: /, Belrive$/ })
      .click(),
  "Pick from map": async (page) => {
    await dialogs["Delivery location"]?.(page);
    await page.getByRole("button", { name: "Pick from map" }).click();
  },
  Menu: (page) => page.getByRole("button", { name: "Menu" }).click(),
  "Sign In": async (page) => {
    await dialogs.Menu?.(page);
    await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  },
  "Sign Up": async (page) => {
    await dialogs["Sign In"]?.(page);
    await page.getByRole("button", { name: "Sign Up" }).click();
  },
  Language: async (page) => {
    await dialogs.Menu?.(page);
    await page.getByRole("button", { name: "Français" }).click();
  },
  "Shopping Cart": (page) => page.getByRole("button", { name: "Shopping Cart" }).click(),
};

test.beforeEach(async ({ visitor, town: { kitchen } }) => {
  await visitor.livesNear(kitchen.store);
  await visitor.hasInCart(kitchen.plain, 3);
});

for (const [theme, viewport] of [
  ["light", desktop],
  ["dark", phone],
] as const) {
  test(`no page hinders anybody, ${theme} at ${viewport.width} px`, async ({
    page,
    visitor,
    town,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await visitor.prefers({ theme });
    for (const path of paths(town)) {
      await test.step(path, async () => {
        await open(page, path);
        await expectAccessible(page);
      });
    }
  });

  test(`no dialog hinders anybody, ${theme}`, async ({ page, visitor, town: { kitchen } }) => {
    test.slow();
    await page.setViewportSize(phone);
    await visitor.prefers({ theme });
    for (const [title, openDialog] of Object.entries(dialogs)) {
      await test.step(title, async () => {
        await open(page, `/store/${kitchen.store.slug}`);
        await openDialog(page);
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test("read from the right, no page scrolls sideways", async ({ page, visitor, town }) => {
  test.slow();
  await visitor.prefers({ direction: "rtl" });
  for (const path of paths(town)) {
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
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
