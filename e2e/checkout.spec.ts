import { expectContactForm, fillContactForm } from "./contact-form.ts";
import { expect, type Page, test } from "./fixtures.ts";
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

// The browser logs each lost connection.
test.use({ toleratedErrors: [/net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/] });

test("a double press, a lost response and a lost connection place one order each", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.signIn();
  const openCheckout = async () => {
    await user.addToCart(restaurant.simpleItem, 3);
    await page.goto("/checkout?page=cart");
    await expect(placeButton(page)).toContainText("€");
  };

  await test.step("a double click places one order", async () => {
    await openCheckout();
    await placeButton(page).dblclick();
    await expectPlaced(page);
    expect(await user.orderCount()).toBe(1);
  });

  await test.step("retrying after a lost response places one order", async () => {
    await openCheckout();
    await page.route("**/customer/order/place", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await placeButton(page).click();
    await expectLost(page);
    expect(await user.orderCount()).toBe(2);
    await page.unroute("**/customer/order/place");
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await user.orderCount()).toBe(2);
  });

  await test.step("placing an order offline fails and succeeds on retry", async () => {
    await openCheckout();
    await context.setOffline(true);
    await placeButton(page).click();
    await expectLost(page);
    expect(await user.orderCount()).toBe(2);
    await context.setOffline(false);
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await user.orderCount()).toBe(3);
  });
});

const expectLost = (page: Page) =>
  expect(page.getByRole("alert")).toContainText("We lost the connection");
