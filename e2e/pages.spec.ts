import { expect, expectAccessible, expectNoSideways, type Page, test } from "./journey.ts";
import type { Town } from "./town.ts";
import { htmlErrors } from "./valid-html.ts";

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
    "/home?search=searched&data_type=searched&name=rice&list_type=store",
    "/home?search=searched&data_type=searched&name=rice&filter=organic&max_price=abc&sort=low",
    "/home?from=allCategories&data_type=new",
    "/categories",
    `/category/${withChoice.category_ids[0]?.slug}?module_id=${food.id}`,
    "/store/latest",
    "/store/popular?filter=discounted",
    `/store/${store.slug}`,
    `/product/${withChoice.slug}`,
    "/checkout?page=cart",
    "/track-order",
    "/forgot-password",
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
  "Reviews of": (page) => page.getByRole("button", { name: "Read the reviews" }).click(),
  "Where to find": (page) => page.getByRole("button", { name: "Show on the map" }).click(),
  Filters: (page) => page.getByRole("button", { name: "Filters" }).click(),
  // Of a list of stores.
  Filter: async (page) => {
    await page.goto("/store/popular");
    await page.getByRole("button", { name: "Filters" }).click();
  },
  "Shopping Cart": (page) => page.getByRole("button", { name: "Shopping Cart" }).click(),
  Verification: (page) => openSignInAt(page, { name: "otp", to: "phone" }),
  "About you": (page) => openSignInAt(page, { name: "user_info" }),
  "Is It You?": async (page) => {
    await openSignInAt(page, {
      name: "is_exist_user",
      person: { name: "Ines Journey", image: null },
    });
    await page.getByRole("button", { name: "Yes" }).click();
  },
};

/** A sign-in that is under way, as a reload of the page finds it. */
async function openSignInAt(page: Page, step: object) {
  const pending = { token: "p".repeat(43), loginType: "otp", phone: "+33612345678", email: null };
  const kept = { steps: [{ ...step, pending }], until: Date.now() + 60_000 };
  await page.evaluate(
    (text) => sessionStorage.setItem("sign-in-steps", text),
    JSON.stringify(kept),
  );
  await dialogs["Sign In"]?.(page);
}

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

test("every page that the server draws is valid HTML", async ({ page, town }) => {
  const ofServer = ["/profile", "/settings", "/help-and-support", "/demo/outbox", "/api/docs"];
  for (const path of [...paths(town), ...ofServer]) {
    const response = await page.request.get(path);
    expect(await htmlErrors(await response.text()), path).toEqual([]);
  }
  expect(await htmlErrors("<address><h2>Contact</h2></address>")).toHaveLength(1);
});

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
