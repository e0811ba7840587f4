import { expect, expectAccessible, test, toast } from "./journey.ts";

test.use({
  permissions: ["geolocation"],
  // The browser notes that no zone holds the point: the server's honest 404.
  tolerates: [/status of 404/],
});

test("outside every zone, a kind word leads to the nearest place that is served", async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: 44.5, longitude: -1.2 });
  await page.goto("/");
  await page.getByRole("button", { name: "Use Current Location" }).click();

  const notice = page.getByRole("status").filter({ hasText: "We are not there yet" });
  await expect(notice).toContainText(
    /The nearest place we deliver to is .+, \d+(\.\d)? ?km away\./,
  );
  await expect(page).toHaveURL("/");
  await expectAccessible(page);
  await notice.getByRole("button", { name: /^Go to / }).click();
  await expect(toast(page, "Location set successfully")).toBeVisible();
  await expect(page).toHaveURL("/home");
});

test("the device's place leads into the shop", async ({ page, context, town: { kitchen } }) => {
  const { latitude, longitude } = kitchen.store;
  await context.setGeolocation({ latitude, longitude });
  await page.goto("/");
  await page.getByRole("button", { name: "Use Current Location" }).click();
  await expect(page).toHaveURL("/home");
  await expect(toast(page, "Location set successfully")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "What do you need?" })).toBeVisible();
});

test("a place is picked from the map and changed from any page", async ({
  page,
  visitor,
  town: { kitchen, otherKitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await page.goto(`/store/${kitchen.store.slug}`);
  const shown = page.getByRole("banner").getByRole("button", { name: kitchen.store.address });
  await shown.click();
  const choice = page.getByRole("dialog", { name: "Delivery location" });
  await choice.getByRole("button", { name: "Pick from map" }).click();
  const map = page.getByRole("dialog", { name: "Pick from map" });
  await map.getByRole("combobox", { name: "Where should it go?" }).fill(otherKitchen.store.address);
  await map.getByRole("option").first().click();
  await expect(map.getByRole("status").first()).toContainText(
    otherKitchen.store.address.split(",")[0] ?? "",
  );
  await expectAccessible(page);
  await map.getByRole("button", { name: "Choose this place" }).click();
  await expect(toast(page, "New Delivery address selected")).toBeVisible();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(`/store/${kitchen.store.slug}`);
});
