import { join } from "node:path";
import { callApi } from "../api.ts";
import { fillContactForm } from "../contact-form.ts";
import { test as base, expect, type Page } from "../fixtures.ts";
import type { TestData } from "../test-data.ts";
import type { TestUser } from "../test-user.ts";
import { screensFolder, type Variant } from "./variant.ts";

interface Shot {
  page: Page;
  user: TestUser;
  testData: TestData;
}

const test = base.extend<{ variant: Variant }>({
  variant: [{ width: 1440, theme: "light", language: "en", direction: "ltr" }, { option: true }],
});

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
  checkout: ({ page }) => page.goto("/checkout?page=cart"),
  "track-order": ({ page }) => page.goto("/track-order"),
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

test.beforeEach(async ({ user, variant: { theme, language, direction } }) => {
  await user.setDisplaySettings({ theme, direction });
  await user.setLanguage(language);
});

for (const [name, show] of Object.entries(guestScreens)) {
  test(name, async ({ page, user, testData }, { project }) => {
    await user.setLocation(testData.restaurant.store);
    await user.addToCart(testData.restaurant.simpleItem, 3);
    await show({ page, user, testData });
    await page.waitForLoadState("networkidle");
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
    await page.goto("/home", { waitUntil: "networkidle" });
    await takePicture(page, project.name, `home-${type}`);
  });
}

for (const [name, path] of Object.entries(customerScreens)) {
  test(name, async ({ page, user, testData: { restaurant } }, { project }) => {
    await user.setLocation(restaurant.store);
    await user.signIn();
    await user.saveAddress(restaurant.store);
    await page.goto(path, { waitUntil: "networkidle" });
    await takePicture(page, project.name, name);
  });
}

test("tracking", async ({ page, user, variant, testData }, { project }) => {
  test.skip(variant.language === "fr", "The contact form is filled by its English labels.");
  await user.setLocation(testData.restaurant.store);
  await user.addToCart(testData.restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);
  await page.getByRole("button", { name: /^Place order · .*\d/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  // Updates of the order keep the network busy.
  await expect(page.getByRole("progressbar")).toBeVisible();
  await takePicture(page, project.name, "tracking");
});

async function takePicture(page: Page, variant: string, name: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({
    path: join(screensFolder, variant, `${name}.png`),
    animations: "disabled",
  });
}
