import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
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
    await expect(page.getByRole("button", { name: /^Near/ })).toContainText(
      testData.rental.provider.address,
    );
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Search vehicles" }).click();
    await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*rental_type=day_wise/);
  });

  await test.step("vehicles show the whole price of the trip, beside that of a day", async () => {
    await expect(page.getByText(/^for this trip, .* a day$/).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: /^\d+ models? free/ })).toBeVisible();
    await expect(page.getByText(/^Prices for your 2 days, with VAT/)).toBeVisible();
  });

  await test.step("the days are chosen on a calendar, by the keyboard alone", async () => {
    await page.getByRole("button", { name: /^Return, 2 days/ }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Pickup and return" });
    await expectAccessible(page);
    await dialog.getByRole("button", { pressed: true }).first().focus();
    for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await dialog.getByRole("button", { name: "Done" }).press("Enter");
    await page.getByRole("button", { name: "Change trip" }).click();
    await expect(page.getByText(/^Prices for your 7 days, with VAT/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Prices for your 2 days, with VAT/)).toBeVisible();
  });

  await test.step("the editors of a place and of a filter are accessible", async () => {
    for (const [field, title] of [
      [/^Near/, "Near which place?"],
      ["Energy", "Energy"],
    ] as const) {
      await page.getByRole("button", { name: field }).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
  });

  await test.step("filters lie in the URL and survive a reload", async () => {
    const filters = page.getByRole("group", { name: "Filters" });
    await filters.getByRole("checkbox", { name: "Automatic", exact: true }).check();
    await expect(page).toHaveURL(/transmission_type=automatic/);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price, lowest first");
    await expect(page).toHaveURL(/sort=asc/);
    await page.reload();
    await expect(filters.getByRole("checkbox", { name: "Automatic", exact: true })).toBeChecked();
  });

  await test.step("a vehicle continues with the trip, and back restores the list", async () => {
    const first = page.getByRole("article").first().getByRole("link").first();
    const name = await first.textContent();
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name: String(name) })).toBeVisible();
    await expect(page).toHaveURL(/\/rental\/vehicle\/[^?]+\?.*rental_type=day_wise/);
    await expect(page.getByText(/^2 days × /)).toBeVisible();
    await expect(page.getByText(/^(\d+ free|1 left) on your days$/)).toBeVisible();
    await page.getByRole("radio", { name: /^By the day/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: /^Continue / }).click();
    await expect(page.getByRole("dialog", { name: "What you pay" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Pickup/ }).click();
    await expect(page.getByRole("dialog", { name: String(name) })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize(desktop);
    await page.goBack();
    await expect(page).toHaveURL(/transmission_type=automatic.*sort=asc/);
    await expect(page.getByRole("checkbox", { name: "Automatic", exact: true })).toBeChecked();
  });

  await test.step("the map shows what the vehicles cost where, and a pin filters to its company", async () => {
    const pin = page.getByRole("button", { name: /: \d+ vehicles?$/ }).first();
    await expect(pin).toBeVisible();
    await page.getByRole("link", { name: "Larger map" }).click();
    await expect(page.getByRole("link", { name: "List", exact: true })).toBeVisible();
    await pin.press("Enter");
    await expect(page).toHaveURL(/view=map.*provider_id=\d+|provider_id=\d+.*view=map/);
    // The list before is paler until the next one is there.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("a vehicle leads straight to its booking, at the same total", async () => {
    await page.getByRole("article").first().getByRole("link").first().click();
    const box = page.getByRole("region", { name: "Price of your trip" });
    const total = await box.locator("dt", { hasText: "Total" }).locator("+ dd").textContent();
    await box.getByRole("button", { name: "Continue to booking" }).click();
    await page.getByRole("button", { name: "Guest" }).click();
    await expect(page).toHaveURL(/\/rental\/booking$/);
    await expect(page.getByRole("button", { name: `Book trip · ${total}` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the home remembers the trip", async () => {
    await page.goto("/home");
    await expect(page.getByText(/^for this trip, .* a day$/).first()).toBeAttached();
  });

  await test.step("from right to left, pages start on the right: names, addresses, and arrows that lead back", async () => {
    await user.setDisplaySettings({ direction: "rtl" });
    await page.reload();
    await page.getByRole("button", { name: /Near/ }).click();
    const near = page.getByRole("combobox", { name: /Near/ });
    await expect(near).toHaveCSS("text-align", "right");
    await expect(near).toHaveCSS("unicode-bidi", "plaintext");
    await page.goto("/rental/vehicle-search?all_category=1");
    await expect(page.locator("article bdi").first()).toHaveCSS("text-align", "right");
    await page.getByRole("button", { name: /Pickup/ }).click();
    const later = page.getByRole("button", { name: "Later months" });
    await expect(later.locator("svg")).toHaveCSS("scale", "-1 1");
  });
});

/** The visitor is at the provider, in its module. */
async function visitRental(user: TestUser, { rental: { module, provider } }: TestData) {
  await user.setLocationAndModule(provider, [module]);
}
