import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import { testItem as catalogueItem } from "../catalog/testing.tsx";
import { store } from "../client/storage.ts";

/** Fixtures for tests of the cart and the checkout. */

const guestId = "AbCdEfGhIjKlMnOpQrStUw";

/** A guest who shops for food in one zone. */
export function visitAsGuest(): void {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guestId);
  store("zoneid", [1]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
  store("location", "3 Quay Street");
  store("currentLatLng", { lat: 43.6, lng: 3.88 });
}

/** A loaf of the test bakery. */
export function testItem(changes: Partial<Item> = {}): Item {
  return catalogueItem({
    slug: "rye-loaf",
    name: "Rye loaf",
    price: 4.2,
    module_id: 2,
    store_name: "Corner Bakery",
    ...changes,
  });
}

export function testLine(changes: Partial<CartLine> = {}): CartLine {
  const item = changes.item ?? testItem();
  const { price = item.price, quantity = 1 } = changes;
  return {
    id: 1,
    item_id: item.id,
    model: "Item",
    module_id: 2,
    store_id: 3,
    quantity,
    price,
    totalPrice: Math.round(price * quantity * 100) / 100,
    variation: [],
    selectedOption: null,
    food_variations: [],
    add_on_ids: [],
    add_on_qtys: [],
    addons: [],
    item,
    problems: [],
    created_at: "2026-03-05T09:15:00.000Z",
    updated_at: "2026-03-05T09:15:00.000Z",
    ...changes,
  };
}
