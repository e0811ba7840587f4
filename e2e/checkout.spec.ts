import { expectContact, fillContact } from "./contact.ts";
import { expect, type Page, test } from "./journey.ts";

test("a reload in the middle of the checkout loses nothing that was typed", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await visitor.hasInCart(kitchen.plain, 3);
  await page.goto("/checkout?page=cart");
  await fillContact(page);
  const house = page.getByRole("textbox", { name: "House number" });
  const note = page.getByRole("textbox", { name: "Note for the store" });
  await house.fill("7 bis");
  await note.fill("The blue door, please");
  await page.reload();
  await expectContact(page);
  await expect(house).toHaveValue("7 bis");
  await expect(note).toHaveValue("The blue door, please");
});

test.describe("placing an order", () => {
  test.beforeEach(async ({ page, visitor, town: { kitchen } }) => {
    await visitor.livesNear(kitchen.store);
    await visitor.isCustomer();
    await visitor.hasInCart(kitchen.plain, 3);
    await page.goto("/checkout?page=cart");
    await expect(placeButton(page)).toContainText("€");
  });

  test("pressed twice, it is placed once", async ({ page, visitor }) => {
    await placeButton(page).dblclick();
    await expectPlaced(page);
    expect(await visitor.orderCount()).toBe(1);
  });

  test("with the answer lost on the way, it is placed once however often one tries", async ({
    page,
    visitor,
  }) => {
    await page.route("**/customer/order/place", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await placeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("We have not heard back");
    expect(await visitor.orderCount()).toBe(1);
    await page.unroute("**/customer/order/place");
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await visitor.orderCount()).toBe(1);
  });

  test("without a connection it waits for another press", async ({ page, context, visitor }) => {
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(page.getByRole("alert")).toContainText("We have not heard back");
    expect(await visitor.orderCount()).toBe(0);
    await context.setOffline(false);
    await placeButton(page).click();
    await expectPlaced(page);
    expect(await visitor.orderCount()).toBe(1);
  });

  // The browser notes each connection that was lost.
  test.use({ tolerates: [/net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/] });
});

function placeButton(page: Page) {
  return page.getByRole("button", { name: /^Place order/ });
}

async function expectPlaced(page: Page) {
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
}
