import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import type { TestData } from "./test-data.ts";
import type { TestUser } from "./test-user.ts";
import { desktop, phone } from "./viewports.ts";

test("a guest finds a vehicle for a trip, and its filters survive reload and back", async ({
  page,
  user,
  testData,
}) => {
  test.slow();
  await visitRental(user, testData);

  await test.step("the home starts with the search, at the visitor's location", async () => {
    await page.goto("/home");
    await expect(page.getByRole("combobox", { name: "Near", exact: true })).toHaveValue(
      testData.rental.provider.address,
    );
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Search vehicles" }).click();
    await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*rental_type=day_wise/);
  });

  await test.step("vehicles show the price of the trip", async () => {
    await expect(page.getByText(/^for this trip, 2 days × /).first()).toBeVisible();
    await expect(page.getByText(/^\d+ models?$/).first()).toBeVisible();
  });

  await test.step("filters lie in the URL and survive a reload", async () => {
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox", { name: "Automatic", exact: true }).check();
    await expect(page).toHaveURL(/transmission_type=automatic/);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price, lowest first");
    await expect(page).toHaveURL(/sort=asc/);
    await page.reload();
    await expect(filters.getByRole("checkbox", { name: "Automatic", exact: true })).toBeChecked();
    await expect(page.getByRole("button", { name: "Remove filter: Automatic" })).toBeVisible();
  });

  await test.step("a vehicle continues with the trip, and back restores the list", async () => {
    const first = page.getByRole("article").first().getByRole("link").first();
    const name = await first.textContent();
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name: String(name) })).toBeVisible();
    await expect(page).toHaveURL(/\/rental\/vehicle\/[^?]+\?.*rental_type=day_wise/);
    await expect(page.getByText(/^2 days × /)).toBeVisible();
    await expect(page.getByText(/ free at this time$/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/transmission_type=automatic.*sort=asc/);
    await expect(page.getByRole("button", { name: "Remove filter: Automatic" })).toBeVisible();
  });

  await test.step("the map shows where the vehicles are handed over", async () => {
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByRole("button", { name: /: \d+ vehicles?$/ }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the home remembers the trip", async () => {
    await page.goto("/home");
    await expect(page.getByText(/^for this trip, 2 days × /).first()).toBeAttached();
  });
});

test("a page from right to left starts on the right: names, addresses, and arrows that lead back", async ({
  page,
  user,
  testData,
}) => {
  await visitRental(user, testData);
  await user.setDisplaySettings({ direction: "rtl" });
  await page.goto("/home");
  const near = page.getByRole("combobox", { name: /Near/ });
  await expect(near).toHaveCSS("text-align", "right");
  await expect(near).toHaveCSS("unicode-bidi", "plaintext");
  await page.goto("/rental/vehicle-search?all_category=1");
  await expect(page.locator("article bdi").first()).toHaveCSS("text-align", "right");
  const back = page.getByRole("link", { name: /Back to / });
  await expect(back.locator("svg")).toHaveCSS("scale", "-1 1");
});

test("a trip by distance needs a destination", async ({ page, user, testData }) => {
  await visitRental(user, testData);
  await page.goto(`/rental/vehicle-search?all_category=1`);
  await page.getByText("Choose a time", { exact: true }).click();
  await page.getByRole("radio", { name: /^By distance/ }).check();
  await page.getByRole("button", { name: "Show vehicles" }).click();
  await expect(page.getByText("Please enter where you are going")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Destination", exact: true })
    .fill(testData.restaurant.store.address);
  // The list covers the button until an address is chosen.
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Show vehicles" }).click();
  await expect(page).toHaveURL(/rental_type=distance_wise/);
  await expect(page.getByText(/^for this trip, [\d.]+ km × /).first()).toBeVisible();
});

test("a customer keeps vehicles and providers on the wishlist", async ({
  page,
  user,
  testData,
}) => {
  const { provider, vehicle } = testData.rental;
  await visitRental(user, testData);
  await user.signIn();

  await page.goto(`/rental/vehicle/${vehicle.slug}`);
  await pressHeart(page, `Add ${vehicle.name} to your wishlist`);
  await expect(toast(page, "Added to your wishlist")).toBeVisible();
  await page.goto(`/rental/provider-details/${provider.slug}`);
  await pressHeart(page, `Add ${provider.name} to your wishlist`);
  await expect(
    page.getByRole("button", { name: `Remove ${provider.name} from your wishlist` }),
  ).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Wishlist" }).click();
  const drawer = page.getByRole("dialog", { name: "Wishlist" });
  await expect(drawer.getByRole("tab", { name: "Vehicles (1)" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: vehicle.name })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("tab", { name: "Providers (1)" }).click();
  await drawer.getByRole("button", { name: `Remove ${provider.name}` }).click();
  await expect(drawer.getByText("No providers yet")).toBeVisible();
  await drawer.getByRole("tab", { name: "Vehicles (1)" }).click();
  await drawer.getByRole("button", { name: `Remove ${vehicle.name}` }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(drawer.getByText("No vehicles yet")).toBeVisible();
});

/** The visitor is at the provider, in its module. */
async function visitRental(user: TestUser, { rental: { module, provider } }: TestData) {
  await user.setLocationAndModule(provider, [module]);
}

/** Presses a heart once: a second press would take its target off the list. */
async function pressHeart(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).first().click();
}
