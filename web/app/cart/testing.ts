import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Shop } from "../config/shop.ts";
import { store } from "../session/storage.ts";

/** Things to test the cart and the checkout with. */

const nobody = "AbCdEfGhIjKlMnOpQrStUw";

/** A guest who shops for food in one zone. */
export function visitAsGuest(): void {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", nobody);
  store("zoneid", [1]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
  store("location", "3 Quay Street");
  store("currentLatLng", { lat: 43.6, lng: 3.88 });
}

export function testShop(changes: Partial<Shop["config"]> = {}): Shop {
  const config: Partial<Shop["config"]> = {
    business_name: "Errand",
    country: "FR",
    currency_symbol: "€",
    currency_symbol_direction: "left",
    digit_after_decimal_point: 2,
    time_zone: "Europe/Paris",
    guest_checkout_status: 1,
    free_delivery_over: 40,
    home_delivery_status: 1,
    takeaway_status: 1,
    cash_on_delivery: true,
    schedule_order: true,
    schedule_order_slot_duration: 30,
    dm_tips_status: 1,
    ...changes,
  };
  return { config: config as Shop["config"], modules: [], origin: "http://shop.test" };
}

export function testItem(changes: Partial<Item> = {}): Item {
  const item: Partial<Item> = {
    id: 7,
    slug: "rye-loaf",
    name: "Rye loaf",
    price: 4.2,
    discount: 0,
    discount_type: "percent",
    stock: null,
    maximum_cart_quantity: null,
    module_id: 2,
    store_id: 3,
    store_name: "Corner Bakery",
    schedule_order: false,
    image_full_url: null,
    variations: [],
    food_variations: [],
    choice_options: [],
    add_ons: [],
    available_time_starts: null,
    available_time_ends: null,
    available_date_starts: null,
    available_date_ends: null,
    ...changes,
  };
  return item as Item;
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
