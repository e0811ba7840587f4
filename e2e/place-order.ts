import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
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

/**
 * Places an order of a new guest, who collects it, without the browser; returns its number. By
 * default, of as many pieces as reach the least order of the store.
 */
export async function placeByApi(
  request: APIRequestContext,
  store: Store,
  item: Item,
  quantity = Math.max(1, Math.ceil(store.minimum_order / item.price)),
): Promise<number> {
  const { guest_id: guest } = await callApi(request, "POST /auth/guest/request", {});
  const caller = { zones: [store.zone_id], moduleId: store.module_id, guest };
  const line = { model: "Item" as const, item_id: item.id, quantity, price: item.price };
  const order = {
    order_type: "take_away" as const,
    payment_method: "cash_on_delivery" as const,
    store_id: store.id,
    contact_person_name: "Ada",
    contact_person_number: "+33612345678",
    contact_person_email: "ada@example.com",
    is_buy_now: 1 as const,
    cart: [line],
  };
  const { receipt } = await callApi(request, "POST /customer/order/get-Tax", order, caller);
  const placing = { ...order, order_amount: receipt.total };
  return (await callApi(request, "POST /customer/order/place", placing, caller)).order_id;
}
