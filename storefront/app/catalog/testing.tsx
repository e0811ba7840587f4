import type { Item, ItemDetails, Store, StoreDetails } from "@errand/core/catalog/catalog.types";
import { testItem } from "@errand/core/catalog/testing-item";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { type CartActions, CartActionsContext } from "./cart-context.ts";
import { NowProvider } from "./now.tsx";

/** Fixtures for tests of the catalogue. */

afterEach(() => {
  vi.useRealTimers();
});

/** A Wednesday, 12:00 in Paris. */
export const noon = Date.parse("2026-03-04T11:00:00Z");

export { testItem };

/**
 * A dish with a required size, up to two extras that come in pairs or not at all, and an add-on.
 */
export function testDish(changes: Partial<Item> = {}): Item {
  return testItem({
    food_variations: [
      {
        id: "size",
        name: "Size",
        type: "single",
        min: 1,
        max: 1,
        required: "on",
        values: [
          { id: "small", label: "Small", optionPrice: 0, isSelected: false },
          { id: "large", label: "Large", optionPrice: 4, isSelected: false },
        ],
      },
      {
        id: "toppings",
        name: "Toppings",
        type: "multi",
        min: 2,
        max: 3,
        required: "off",
        values: [
          { id: "olives", label: "Olives", optionPrice: 1, isSelected: false },
          { id: "capers", label: "Capers", optionPrice: 1.5, isSelected: false },
          { id: "rocket", label: "Rocket", optionPrice: 2, isSelected: false },
        ],
      },
    ],
    add_ons: [{ id: 21, name: "Chilli oil", price: 0.5, store_id: 3 }],
    ...changes,
  });
}

/**
 * A shirt in two sizes and two colours. The small black one is sold out; two large red ones are
 * left.
 */
export function testShirt(changes: Partial<Item> = {}): Item {
  return testItem({
    id: 8,
    slug: "linen-shirt",
    name: "Linen shirt",
    module_id: 4,
    module_type: "ecommerce",
    price: 20,
    stock: 9,
    choice_options: [
      { name: "choice_1", title: "Size", options: ["S", "L"] },
      { name: "choice_2", title: "Colour", options: ["Red", "Black"] },
    ],
    variations: [
      { id: 1, type: "S-Red", price: 20, stock: 7 },
      { id: 2, type: "S-Black", price: 21, stock: 0 },
      { id: 3, type: "L-Red", price: 24, stock: 2 },
      { id: 4, type: "L-Black", price: 25, stock: 4 },
    ],
    has_variant: 1,
    ...changes,
  });
}

export function testItemDetails(item: Item = testItem(), store = testStore()): ItemDetails {
  return {
    ...item,
    goes_with: [],
    store_details: store,
    link_preview_full_url: `https://shop.test/link-previews/item-${item.id}-en/0000000000000000.jpg`,
  };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

export function testStore(changes: Partial<Store> = {}): StoreDetails {
  return {
    id: 3,
    slug: "forno",
    name: "Forno",
    phone: "+33465710001",
    email: "forno@belrive.example",
    address: "3 Rue du Miel",
    latitude: 44.1,
    longitude: -1.2,
    zone_id: 1,
    module_id: 1,
    module_type: "food",
    logo_full_url: null,
    cover_photo_full_url: null,
    minimum_order: 12,
    tax: 10,
    active: true,
    open: 1,
    current_opening_time: null,
    schedule_order: true,
    order_place_to_schedule_interval: 30,
    delivery_time: "20-30 min",
    min_delivery_time: 20,
    max_delivery_time: 30,
    distance: 1.24,
    delivery_charge: 1.9,
    main_categories: ["Pizza", "Pasta"],
    delivery: true,
    take_away: true,
    free_delivery: false,
    self_delivery_system: 0,
    minimum_shipping_charge: 0,
    maximum_shipping_charge: null,
    per_km_shipping_charge: 0,
    prescription_order: false,
    cutlery: true,
    veg: 1,
    non_veg: 1,
    featured: 0,
    halal_tag_status: 0,
    is_recommended: false,
    extra_packaging_status: false,
    extra_packaging_amount: 0,
    announcement: 0,
    announcement_message: null,
    description: null,
    reviews_section: true,
    avg_rating: 4.2,
    rating_count: 31,
    ratings: [20, 6, 3, 1, 1],
    positive_rating: 93,
    total_items: 24,
    discount: null,
    schedules: everyDay.map((day) => ({
      day,
      opening_time: "11:30:00",
      closing_time: "22:00:00",
    })),
    closed_dates: [],
    paused_until: null,
    active_coupons: [],
    category_details: [],
    price_range: { min_price: 2, max_price: 18 },
    link_preview_full_url: "https://shop.test/link-previews/store-3-en/0000000000000000.jpg",
    ...changes,
  };
}

interface RenderOptions {
  cart?: Partial<CartActions>;
  config?: Partial<Shop["config"]>;
  /** Milliseconds; default: noon on a Wednesday. */
  now?: number;
  /** The query string, such as `?reviews=4`. */
  query?: string;
  routes?: Record<string, ReactNode>;
}

/** Renders a component of the catalogue with the contexts of a page. */
export function renderInShop(
  children: ReactNode,
  { cart = {}, config, now = noon, query, routes }: RenderOptions = {},
) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const succeed = () => Promise.resolve(true);
  const cartActions: CartActions = {
    lines: [],
    add: succeed,
    update: succeed,
    setQuantity: succeed,
    setSoldOutChoice: succeed,
    setNote: succeed,
    remove: succeed,
    buyNow: succeed,
    ...cart,
  };
  return renderApp(
    <ShopContext value={testShop(config)}>
      <CartActionsContext value={cartActions}>
        <NowProvider start={now}>{children}</NowProvider>
      </CartActionsContext>
    </ShopContext>,
    { query, routes },
  );
}
