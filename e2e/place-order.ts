import { expect, type Locator, type Page } from "./fixtures.ts";

/** The button that places the order, which is there once its total is known. */
export function placeButton(page: Page): Locator {
  return page.getByRole("button", { name: /^Place order · .*\d/ });
}

/** Places the order of the checkout; it is the one that the page shows then. */
export async function placeOrder(page: Page) {
  await placeButton(page).click();
  await expectPlaced(page);
}

export async function expectPlaced(page: Page) {
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
}

/** The heading of the order page, which says how the order stands. */
export function orderTitle(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name });
}

/** Places an order that the customer collects; returns the address of its page. */
export async function placePickup(page: Page): Promise<string> {
  await page.goto("/checkout?page=cart");
  await page.getByRole("radio", { name: /^Pickup/ }).click();
  await placeOrder(page);
  return page.url();
}
