import {
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { htmlErrors } from "./html-validation.ts";
import type { TestData } from "./test-data.ts";
import { phone } from "./viewports.ts";

// The browser logs the 404 of the unknown page.
test.use({ toleratedErrors: [/status of 404/] });

const inDays = (count: number) =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const ofTrip = new URLSearchParams({
  day: inDays(2),
  time: "10:00",
  rental_type: "day_wise",
  return_day: inDays(4),
});

/** Every public page of shopping. */
function shopPaths({ foodModule, restaurant: { store, itemWithOptions } }: TestData): string[] {
  const category = new URLSearchParams({
    search: "category",
    id: String(itemWithOptions.category_ids[0]?.id),
    module_id: String(foodModule.id),
    data_type: "category",
  });
  return [
    "/",
    "/home",
    `/home?${category}`,
    "/home?search=searched&data_type=searched&name=rice",
    "/home?search=searched&data_type=searched&name=rice&list_type=store",
    "/home?search=searched&data_type=searched&name=rice&filter=organic&filter=shiny&max_price=abc&sort=low",
    "/categories",
    `/category/${itemWithOptions.category_ids[0]?.slug}?module_id=${foodModule.id}`,
    "/store/popular?filter=discounted",
    `/store/${store.slug}`,
    `/product/${itemWithOptions.slug}`,
    "/checkout?page=cart",
    "/track-order",
  ];
}

/** Every other public page; those of rental switch the module. */
function otherPaths({ rental: { provider, vehicle } }: TestData): string[] {
  return [
    "/forgot-password",
    "/store-invitation",
    "/store-registration?active=active",
    "/deliveryman-registration?active=active",
    "/partner-application",
    "/about-us",
    "/status",
    "/rental/vehicle-search?all_category=1",
    `/rental/vehicle-search?${ofTrip}&fuel_type=cng&min_price=999`,
    `/rental/vehicle/${vehicle.slug}?${ofTrip}`,
    `/rental/provider-details/${provider.slug}`,
    `/rental/provider-details/${provider.slug}?tab=reviews`,
    "/unknown-page",
  ];
}

/**
 * Public pages with the markup of one above: other texts of the shop, and other lists of items and
 * stores.
 */
const repeatedPaths = [
  "/terms-and-conditions",
  "/privacy-policy",
  "/refund-policy",
  "/shipping-policy",
  "/cancellation-policy",
  "/home?from=allCategories&data_type=new",
  "/store/latest",
];

/**
 * Opens each dialog of a guest that no other test checks, from any page. axe is fastest on a short
 * one.
 */
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
  Verification: (page) => openSignInAt(page, { name: "otp", to: "phone" }),
  "About you": (page) => openSignInAt(page, { name: "user_info" }),
  "Is It You?": async (page) => {
    await openSignInAt(page, {
      name: "is_exist_user",
      person: { name: "Ines Martin", image: null },
    });
    await page.getByRole("button", { name: "Yes" }).click();
  },
};

/** Opens each dialog of a store page. */
const storeDialogs: typeof dialogs = {
  "Reviews of": (page) => page.getByRole("button", { name: "Read the reviews" }).click(),
  "Where to find": async (page) => {
    await page.locator("summary", { hasText: "Opening hours" }).click();
    await page.getByRole("button", { name: "Show on the map" }).click();
  },
  Filters: (page) => page.getByRole("button", { name: "Filters" }).click(),
};

/** Opens each dialog of a list of stores. */
const storeListDialogs: typeof dialogs = {
  Filter: (page) => page.getByRole("button", { name: "Filters" }).click(),
};

/** Opens each dialog of a vehicle. */
const vehicleDialogs: typeof dialogs = {
  "Pickup and return": (page) => page.getByRole("button", { name: "Show the way" }).click(),
};

/** Opens each dialog of a search for vehicles. */
const vehicleSearchDialogs: typeof dialogs = {
  Filters: (page) => page.getByRole("button", { name: "Filters" }).click(),
};

/** Opens a sign-in that continues at `step`, as after a reload. */
async function openSignInAt(page: Page, step: object) {
  const pending = { token: "p".repeat(43), loginType: "otp", phone: "+33612345678", email: null };
  const saved = { steps: [{ ...step, pending }], expiresAt: Date.now() + 60_000 };
  await page.evaluate(
    (text) => sessionStorage.setItem("sign-in-steps", text),
    JSON.stringify(saved),
  );
  await dialogs["Sign In"]?.(page);
}

test.beforeEach(async ({ user, testData: { restaurant } }) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
});

for (const [name, paths] of Object.entries({ shopping: shopPaths, others: otherPaths })) {
  test(`public pages (${name}) are accessible at both widths, in both themes and directions`, async ({
    page,
    testData,
  }) => {
    test.slow();
    for (const path of paths(testData)) {
      await test.step(path, async () => {
        await open(page, path);
        await expectAccessibleEverywhere(page);
      });
    }
  });
}

test("pages with the markup of others open, and do not scroll horizontally on a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of repeatedPaths) {
    await test.step(path, async () => {
      await open(page, path);
      await expectNoHorizontalScroll(page);
    });
  }
});

test("dialogs of a guest are accessible in both themes", async ({
  page,
  testData: { restaurant, rental },
}) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const [path, dialogsOfPath] of [
    ["/about-us", dialogs],
    [`/store/${restaurant.store.slug}`, storeDialogs],
    ["/store/popular", storeListDialogs],
    [`/rental/vehicle/${rental.vehicle.slug}`, vehicleDialogs],
    ["/rental/vehicle-search?all_category=1", vehicleSearchDialogs],
  ] as const) {
    for (const [title, openDialog] of Object.entries(dialogsOfPath)) {
      await test.step(title, async () => {
        await open(page, path);
        await openDialog(page);
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expectAccessibleInBothThemes(page);
      });
    }
  }
});

test("server-rendered pages are valid HTML", async ({ page, testData }) => {
  const privatePaths = ["/profile", "/settings", "/help-and-support", "/demo/outbox", "/api/docs"];
  const publicPaths = [...shopPaths(testData), ...otherPaths(testData), ...repeatedPaths];
  for (const path of [...publicPaths, ...privatePaths]) {
    const response = await page.request.get(path);
    expect(await htmlErrors(await response.text()), path).toEqual([]);
  }
  expect(await htmlErrors("<address><h2>Contact</h2></address>")).toHaveLength(1);
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
