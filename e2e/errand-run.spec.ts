import { expectAccessible } from "./accessibility.ts";
import { fillContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { placeButton } from "./place-order.ts";

test("a guest orders from two stores at once, and one courier brings both", async ({
  page,
  user,
  testData,
}) => {
  test.slow();
  const { restaurant, otherRestaurant } = testData;
  const stores = [restaurant.store, otherRestaurant.store];
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await user.addToOtherCart(otherRestaurant.simpleItem, 3);

  await test.step("sees the stops in order, and one fee", async () => {
    await page.goto("/errand");
    const stops = page.getByRole("list", { name: "Stops" });
    for (const store of stores) await expect(stops).toContainText(store.name);
    await expect(page.getByText("One delivery for all")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("places both with one checkout, in cash", async () => {
    await fillContactForm(page);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/run\/\d+$/);
  });

  await test.step("follows both on one page", async () => {
    const stops = page.getByRole("list", { name: "Stops" });
    for (const store of stores) await expect(stops).toContainText(store.name);
    await expect(page.getByRole("link", { name: restaurant.store.name })).toBeVisible();
    await expectAccessible(page);
  });
});
