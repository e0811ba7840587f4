import { expectContactForm, fillContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { expectPlaced, placeButton } from "./place-order.ts";

test("the checkout keeps its fields after a reload", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Change: Delivery Addresses" }).click();
  await page.getByRole("button", { name: "Add door details" }).click();
  await page.getByRole("button", { name: "Change: Anything else?" }).click();
  const house = page.getByRole("textbox", { name: "House number" });
  const note = page.getByRole("textbox", { name: "Note for the store" });
  await house.fill("7 bis");
  await note.fill("The blue door, please");
  await page.reload();
  for (const section of ["Contact", "Delivery Addresses", "Anything else?"]) {
    await page.getByRole("button", { name: `Change: ${section}` }).click();
  }
  await expectContactForm(page);
  await expect(house).toHaveValue("7 bis");
  await expect(note).toHaveValue("The blue door, please");
});

test.describe("placing an order", () => {
  test.beforeEach(async ({ page, user, testData: { restaurant } }) => {
    await user.setLocation(restaurant.store);
    await user.signIn();
    await user.addToCart(restaurant.simpleItem, 3);
    await page.goto("/checkout?page=cart");
    await expect(placeButton(page)).toContainText("€");
  });

  test("a double click places one order", async ({ page, user }) => {
    await placeButton(page).dblclick();
    await expectPlaced(page);
    expect(await user.runningOrderCount()).toBe(1);
  });

  test("retrying after a lost response places one order", async ({ page, user }) => {
    await page.route("**/customer/order/place", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await placeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("We lost the connection");
    expect(await user.runningOrderCount()).toBe(1);
    await page.unroute("**/customer/order/place");
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await user.runningOrderCount()).toBe(1);
  });

  test("placing an order offline fails and succeeds on retry", async ({ page, context, user }) => {
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("We lost the connection");
    expect(await user.runningOrderCount()).toBe(0);
    await context.setOffline(false);
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await user.runningOrderCount()).toBe(1);
  });

  // The browser logs each lost connection.
  test.use({ toleratedErrors: [/net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/] });
});
