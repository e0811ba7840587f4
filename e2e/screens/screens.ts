import { callApi } from "../api.ts";
import { book, fillRentalCart, someMorning, visitFleet } from "../book-trip.ts";
import { expect, type Page } from "../fixtures.ts";
import type { TestData } from "../test-data.ts";
import type { TestUser } from "../test-user.ts";
import { takePicture, test } from "./take-picture.ts";
import type { Variant } from "./variant.ts";

interface Shot {
  page: Page;
  user: TestUser;
  testData: TestData;
  variant: Variant;
}

/** Screens of a guest who has an address and something in the cart, by the name of the picture. */
const guestScreens: Record<string, (shot: Shot) => Promise<unknown>> = {
  landing: ({ page }) => page.goto("/"),
  home: ({ page }) => page.goto("/home"),
  categories: ({ page }) => page.goto("/categories"),
  "category-list": ({ page, testData: { foodModule, restaurant } }) =>
    page.goto(
      `/category/${restaurant.itemWithOptions.category_ids[0]?.slug}?module_id=${foodModule.id}`,
    ),
  "store-list": ({ page }) => page.goto("/store/popular"),
  search: ({ page }) => page.goto("/home?search=searched&data_type=searched&name=rice"),
  "search-nothing": ({ page }) => page.goto("/home?search=searched&data_type=searched&name=zzzzqq"),
  store: ({ page, testData }) => page.goto(`/store/${testData.restaurant.store.slug}`),
  product: ({ page, testData }) =>
    page.goto(`/product/${testData.restaurant.itemWithOptions.slug}`),
  "item-dialog": async ({ page, testData: { restaurant } }) => {
    await page.goto(`/store/${restaurant.store.slug}`);
    await page.locator(`a[href*="${restaurant.itemWithOptions.slug}"]`).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "cart-drawer": async ({ page }) => {
    await page.goto("/help-and-support");
    await openDialog(page, /Shopping Cart|Panier/);
    await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  },
  "sign-in": async ({ page, variant }) => {
    await page.goto("/help-and-support");
    if (variant.width < 1180) await openDialog(page, /Menu/);
    await openDialog(page, /Sign In|Se connecter/);
  },
  checkout: ({ page }) => page.goto("/checkout?page=cart"),
  "vehicle-search": ({ page }) => page.goto("/rental/vehicle-search?all_category=1"),
  vehicle: ({ page, testData: { rental } }) => page.goto(`/rental/vehicle/${rental.vehicle.slug}`),
  provider: ({ page, testData: { rental } }) =>
    page.goto(`/rental/provider-details/${rental.provider.slug}`),
  "store-registration": ({ page }) => page.goto("/store-registration?active=active"),
  "courier-registration": ({ page }) => page.goto("/deliveryman-registration?active=active"),
  "track-order": ({ page }) => page.goto("/track-order"),
  "store-invitation": ({ page }) => page.goto("/store-invitation"),
  help: ({ page }) => page.goto("/help-and-support"),
  policy: ({ page }) => page.goto("/refund-policy"),
  "not-found": ({ page }) => page.goto("/unknown-page"),
};

const customerScreens: Record<string, string> = {
  profile: "/profile?page=profile-settings",
  addresses: "/profile?page=address",
  orders: "/my-orders",
  coupons: "/coupons",
  settings: "/settings",
};

// The browser logs the 404 of the unknown page.
test.use({ toleratedErrors: [/status of 404/] });

for (const [name, show] of Object.entries(guestScreens)) {
  test(name, async ({ page, user, testData, variant }, { project }) => {
    await user.setLocation(testData.restaurant.store);
    await user.addToCart(testData.restaurant.simpleItem, 3);
    await show({ page, user, testData, variant });
    await takePicture(page, project.name, name);
  });
}

for (const type of ["grocery", "pharmacy", "ecommerce", "parcel", "rental"]) {
  test(`home-${type}`, async ({ page, request, user, testData }, { project }) => {
    const modules = await callApi(request, "GET /module", {});
    const module = modules.find(({ module_type }) => module_type === type);
    if (!module) throw new Error(`The shop has no ${type} module.`);
    const { store } = testData.restaurant;
    await user.setLocationAndModule({ ...store, module_id: module.id }, [module]);
    await page.goto("/home");
    await takePicture(page, project.name, `home-${type}`);
  });
}

for (const [name, path] of Object.entries(customerScreens)) {
  test(name, async ({ page, user, testData: { restaurant } }, { project }) => {
    await user.setLocation(restaurant.store);
    await user.signIn();
    await user.saveAddress(restaurant.store);
    await page.goto(path);
    await takePicture(page, project.name, name);
  });
}

test("trips", async ({ page, request, user }, { project }) => {
  const { token } = await user.signIn();
  const at = someMorning();
  const fleet = await visitFleet(user, request, at);
  const trip = await book(request, fleet, { at, who: { token } });
  await page.goto("/my-trips");
  await expect(page.getByText(String(trip.id))).toBeVisible();
  await takePicture(page, project.name, "trips");
  await page.goto(`/track-order?trip_id=${trip.id}`);
  await expect(page.locator(".town-map path").first()).toBeAttached();
  await takePicture(page, project.name, "trip");
  await fillRentalCart(request, fleet, { at, vehicle: fleet.vehicles[1], who: { token } });
  await page.goto("/rental/booking");
  await expect(page.getByRole("button", { name: /(Book trip|Réserver) · .*\d/ })).toBeVisible();
  await takePicture(page, project.name, "rental-booking");
});

test("tracking", async ({ page, user, testData }, { project }) => {
  await user.setLocation(testData.restaurant.store);
  await user.addToCart(testData.restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  // The labels of the fields depend on the language.
  const contact = { name: "Ines Martin", tel: "0612345678", email: "ines@customer.example" };
  for (const [kind, value] of Object.entries(contact)) {
    await page.locator(`main input[autocomplete^="${kind}"]`).fill(value);
  }
  await page.getByRole("button", { name: /(Place order|Commander) · .*\d/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  // Updates of the order keep the network busy.
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.locator(".town-map path").first()).toBeAttached();
  await takePicture(page, project.name, "tracking");
});

/** Presses the button of this name. From right to left, names begin with a mark of direction. */
async function openDialog(page: Page, name: RegExp) {
  await page.getByRole("button", { name }).first().click();
  await expect(page.getByRole("dialog").last()).toBeVisible();
}
