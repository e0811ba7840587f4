import { type CartLine, listCart, restoreCart } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import { replyWriter, sharedItem } from "./reply-text.ts";

const item = (changes: Partial<Item> = {}): Item => ({
  id: 1,
  slug: "soup",
  name: "Soup “of the day”",
  description: "",
  unit_type: null,
  price: 4.5,
  stock: null,
  discount: 0,
  discount_type: "percent",
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max: 0,
  flash_sale: 0,
  free_delivery: false,
  store_id: 1,
  store_name: "Da Lucia",
  store_slug: "da-lucia",
  zone_id: 1,
  module_id: 1,
  module_type: "food",
  avg_rating: 0,
  rating_count: 0,
  whislists_count: 0,
  wishlist_count: 0,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  tags: [{ id: 1, tag: "Warm" }],
  category_ids: [],
  brand_id: null,
  common_condition_id: null,
  is_basic: 0,
  variations: [],
  food_variations: [],
  choice_options: [],
  add_ons: [],
  has_variant: 0,
  veg: 1,
  recommended: 0,
  organic: 0,
  is_halal: 0,
  halal_tag_status: 0,
  maximum_cart_quantity: null,
  is_prescription_required: 0,
  schedule_order: false,
  min_delivery_time: 10,
  max_delivery_time: 20,
  available_time_starts: null,
  available_time_ends: null,
  available_date_starts: null,
  available_date_ends: null,
  sold_out_until: null,
  isCampaignItem: false,
  image_full_url: null,
  images_full_url: [],
  ...changes,
});

const line = (of: Item): CartLine => ({
  id: 7,
  item_id: of.id,
  model: "Item",
  module_id: 1,
  store_id: 1,
  quantity: 2,
  price: 4.5,
  totalPrice: 9,
  variation: [],
  selectedOption: null,
  food_variations: [],
  add_on_ids: [],
  add_on_qtys: [],
  addons: [],
  if_sold_out: "call",
  item: of,
  problems: [],
  created_at: "2026-03-05T09:15:00.000Z",
  updated_at: "2026-03-05T09:15:00.000Z",
});

const withSecret = <Value extends object>(value: Value): Value => ({ ...value, secret: "stays" });

test.each([
  ["no items", listCart.reply, []],
  ["lines with items", listCart.reply, [line(item()), withSecret(line(item({ id: 2 })))]],
  ["items of several replies", listCart.reply, [line(sharedItem(withSecret(item())))]],
  ["lists in an object", restoreCart.reply, { lines: [line(item())], notices: [] }],
  ["a schema without items", restoreCart.reply.shape.notices, [{ code: "gone", message: "Gone" }]],
])("writes what the contract contains of a reply: %s", (_what, schema, reply) => {
  const write = replyWriter(schema);
  for (const _time of ["first", "again"]) {
    expect(JSON.parse(write(reply))).toEqual(schema.parse(reply));
  }
});

test.each([
  ["an item", [line(item({ price: -1 }))]],
  ["an item of several replies", [line(sharedItem(item({ price: -1 })))]],
  ["a missing item", [{ ...line(item()), item: undefined }]],
  ["a line", [{ ...line(item()), quantity: 0 }]],
  ["no list", { lines: [] }],
])("refuses what breaks the contract: %s", (_what, reply) => {
  const write = replyWriter(listCart.reply);
  expect(() => write(reply)).toThrow();
  expect(() => write(reply)).toThrow();
});

test("checks and writes an item of several replies once", () => {
  let reads = 0;
  const counted = item();
  Object.defineProperty(counted, "name", {
    enumerable: true,
    get: () => {
      reads += 1;
      return "Soup";
    },
  });
  const shared = sharedItem(counted);
  reads = 0;
  const write = replyWriter(listCart.reply);
  const first = write([line(shared)]);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(write([line(shared)])).toBe(first);
  expect(reads).toBe(0);
});

test("an item of several replies cannot change", () => {
  const shared = sharedItem(item());
  expect(() => {
    shared.price = 1;
  }).toThrow(TypeError);
  expect(() => shared.tags.push({ id: 2, tag: "Cold" })).toThrow(TypeError);
});
