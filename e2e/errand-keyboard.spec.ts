import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

test("a guest orders from two stores with one checkout by keyboard alone", async ({
  page,
  user,
  testData: { restaurant, otherRestaurant },
}) => {
  test.slow();
  const keys = page.keyboard;
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await user.addToOtherCart(otherRestaurant.simpleItem, 3);
  await page.goto("/errand");
  await expect(page.getByRole("list", { name: "Stops" })).toContainText(otherRestaurant.store.name);

  await test.step("says who receives it", async () => {
    await tabTo(page, page.getByRole("textbox", { name: "Name (required)" }));
    await keys.type("Ines Martin");
    await tabTo(page, page.getByRole("textbox", { name: "Phone number (required)" }));
    await keys.type("0612345678");
    await tabTo(page, page.getByRole("textbox", { name: "Email (required)" }));
    await keys.type("ines@customer.example");
  });

  await test.step("is asked if a store cannot serve it, and places both", async () => {
    const ask = page.getByRole("radio", { name: /^Ask me/ });
    await tabTo(page, page.getByRole("radio", { name: /^Bring the rest/ }));
    await keys.press("ArrowDown");
    await expect(ask).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: /^Place order · / }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/run\/\d+$/);
    await expect(page.getByRole("list", { name: "Stops" })).toContainText(restaurant.store.name);
  });
});
