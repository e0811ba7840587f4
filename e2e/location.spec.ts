import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { desktop, phone } from "./viewports.ts";

test.use({
  permissions: ["geolocation"],
  // The browser logs the 404 of a point outside every zone.
  toleratedErrors: [/status of 404/],
});

test("a guest outside every zone can choose the nearest location with delivery", async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: 44.5, longitude: -1.2 });
  await page.goto("/");
  await page.getByRole("button", { name: "Use Current Location" }).click();

  const notice = page.getByRole("status").filter({ hasText: "We don’t deliver here yet" });
  await expect(notice).toContainText(
    /The nearest place we deliver to is .+, \d+(\.\d)? ?km away\./,
  );
  await expect(page).toHaveURL("/");
  await expectAccessible(page);
  await notice.getByRole("button", { name: /^Go to / }).click();
  await expect(toast(page, "Location set successfully")).toBeVisible();
  await expect(page).toHaveURL("/home");
});

test("the header shows a long address whole, and its street on a phone", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  const street = "12 Place du Marché";
  const address = `${street}, Old Town, Belrive`;
  await user.setLocation({ ...restaurant.store, address });
  await page.goto("/home");
  const shown = page.getByRole("banner").getByText(address);
  for (const [size, text] of [
    [desktop, address],
    [phone, street],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(() => shown.evaluate(isInView, text)).toBe(true);
  }
});

/** Whether an element shows the beginning of its text, without cutting it. */
function isInView(element: Element, text: string): boolean {
  const range = document.createRange();
  const node = element.firstChild ?? element;
  range.setStart(node, 0);
  range.setEnd(node, text.length);
  const [box, begin] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
  return begin.right <= box.right + 1 && begin.bottom <= box.bottom + 1;
}

test("a guest changes the location on the map from any page", async ({
  page,
  user,
  testData: { restaurant, otherRestaurant },
}) => {
  await user.setLocation(restaurant.store);
  await page.goto(`/store/${restaurant.store.slug}`);
  const currentLocation = page
    .getByRole("banner")
    .getByRole("button", { name: restaurant.store.address });
  await currentLocation.click();
  const locationDialog = page.getByRole("dialog", { name: "Delivery location" });
  await locationDialog.getByRole("button", { name: "Pick from map" }).click();
  const map = page.getByRole("dialog", { name: "Pick from map" });
  await map
    .getByRole("combobox", { name: "Where should we deliver?" })
    .fill(otherRestaurant.store.address);
  await map.getByRole("option").first().click();
  const [street = ""] = otherRestaurant.store.address.split(",");
  await expect(map.getByRole("status").first()).toContainText(street);
  await map.getByRole("button", { name: "Choose this location" }).click();
  await expect(toast(page, "New Delivery address selected")).toBeVisible();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(`/store/${restaurant.store.slug}`);

  await test.step("the map of a phone names streets around the pin", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/home");
    await page.getByRole("banner").getByText(street).click();
    await page.getByRole("button", { name: "Pick from map" }).click();
    await expect(map.locator(".map-name-street").first()).toBeInViewport();
    await expect(map.getByRole("button", { name: "Use Current Location" })).toBeVisible();
  });
});
