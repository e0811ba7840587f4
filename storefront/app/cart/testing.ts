import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Zone } from "@errand/core/location/location.contract";
import { testItem as catalogueItem } from "../catalog/testing.tsx";
import { testModule } from "../config/testing.ts";
import { store } from "../visitor/storage.ts";

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
    note: null,
    food_variations: [],
    add_on_ids: [],
    add_on_qtys: [],
    addons: [],
    if_sold_out: "call",
    item,
    problems: [],
    created_at: "2026-03-05T09:15:00.000Z",
    updated_at: "2026-03-05T09:15:00.000Z",
    ...changes,
  };
}

/** A zone of the food module, where a delivery costs 2.00. */
export function testZone(
  changes: Partial<Zone> = {},
  terms: Partial<Zone["modules"][number]["pivot"]> = {},
): Zone {
  const pivot = {
    zone_id: 1,
    module_id: 1,
    delivery_charge_type: "fixed" as const,
    fixed_shipping_charge: 2,
    per_km_shipping_charge: null,
    minimum_shipping_charge: null,
    maximum_shipping_charge: null,
    maximum_cod_order_amount: null,
    ...terms,
  };
  return {
    id: 1,
    name: "Harbour",
    display_name: "Harbour",
    status: 1,
    coordinates: { type: "Polygon", coordinates: [] },
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: true,
    increased_delivery_fee: 0,
    increased_delivery_fee_status: 0,
    increase_delivery_charge_message: null,
    distance_charges: [],
    modules: [{ ...testModule(), pivot }],
    ...changes,
  };
}

/**
 * The reply to the requests that compute a delivery charge, which is 2.50; null for other paths.
 */
export function deliveryReply(pathname: string): object | null {
  if (pathname.endsWith("/config/distance-api"))
    return { status: "OK", distanceMeters: 900, duration: 300 };
  if (!pathname.endsWith("/config/get-zone-id")) return null;
  return { zone_id: "[1]", zone_data: [testZone({}, { fixed_shipping_charge: 2.5 })] };
}
