import * as z from "zod";
import { endpoint, type StaffAllowed } from "../endpoint.ts";
import {
  id,
  imageFile,
  messageResponse,
  page,
  paging,
  requestedTime,
  text,
  timestamp,
} from "../values.ts";
import { itemStates, maxPictures } from "./store-item-limits.ts";
import { itemFields, storeItem } from "./store-items.types.ts";

/** The items of a store, as its staff maintains them (contract 6.3). */

const catalogue = { staff: "store", permission: "catalogue" } as const satisfies StaffAllowed;
const ownItem = { ...catalogue, owns: "item" } as const;
const ordering = { staff: "store", permission: "orders", owns: "item" } as const;

/** Pictures that are added behind those that stay. */
const pictures = { image: z.array(imageFile).max(maxPictures).optional() };

/** Errors of what a store states of an item. */
const invalid = [
  "category_not_found",
  "brand_not_found",
  "common_condition_not_found",
  "sku_taken",
  "item_variations_incomplete",
  "item_options_invalid",
  "item_add_ons_invalid",
  "item_goes_with",
  "item_stock_needed",
  "item_pictures",
  "item_hours_incomplete",
  "item_discount",
  "item_weight",
  "picture_type_unsupported",
  "throttled",
] as const;

export const listStoreItems = endpoint("GET /store/items", {
  about: "The items of the store, also those not on sale, by name, sku, category or stock.",
  allow: catalogue,
  input: z.object({
    ...paging,
    search: text(100).optional(),
    category_id: id.optional(),
    /** `off_sale`: not active. `sold_out`: without stock, or stated to be sold out. */
    state: z.enum(itemStates).optional(),
    /** Only those of which fewer pieces are left, or of one of their variations. */
    stock_below: z.int().min(1).max(1_000_000).optional(),
  }),
  reply: page("items", storeItem),
  errors: ["offset_too_large"],
});

export const readStoreItem = endpoint("GET /store/items/{id}", {
  about: "An item of the store with its variations, option groups and add-ons.",
  allow: ownItem,
  input: z.object({ id }),
  reply: storeItem,
  errors: ["item_not_found"],
});

const savedItem = z.object({ message: z.string(), item: storeItem });

export const createStoreItem = endpoint("POST /store/items", {
  about:
    "Puts a new item on sale. It needs a name, a category, and a price or variations; other than food, also a stock.",
  allow: catalogue,
  form: true,
  status: 201,
  input: z.object({ ...itemFields, ...pictures, name: text(300), category_id: id }),
  reply: savedItem,
  errors: [...invalid, "item_price_needed"],
});

export const updateStoreItem = endpoint("PUT /store/items/{id}", {
  about:
    "Changes an item: what is stated, and nothing else. Variations, option groups and add-ons that a list does not contain are removed from the item.",
  allow: ownItem,
  form: true,
  input: z.object({ id, ...itemFields, ...pictures }),
  reply: savedItem,
  errors: [...invalid, "item_not_found", "item_price_needed"],
});

export const deleteStoreItem = endpoint("DELETE /store/items/{id}", {
  about:
    "Deletes an item. It is removed from lists, carts and wishlists immediately. Orders that contain it do not change.",
  allow: ownItem,
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["item_not_found"],
});

export const setItemStock = endpoint("PUT /store/items/{id}/stock", {
  about:
    "Sets the stock of an item or of one of its variations, or adds to it; a negative number takes pieces out.",
  allow: ordering,
  input: z
    .object({
      id,
      set: z.int().min(0).max(1_000_000_000).optional(),
      add: z.int().min(-1_000_000).max(1_000_000).optional(),
      /** Required for an item with variations. */
      variation_id: id.optional(),
    })
    .refine(({ set, add }) => (set === undefined) !== (add === undefined), { path: ["set"] }),
  reply: z.object({ message: z.string(), stock: z.int() }),
  errors: ["item_not_found", "item_stock_needed", "item_variation_needed", "stock_left_too_small"],
});

function isAtMostOne(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined;
}

export const setItemAvailability = endpoint("PUT /store/items/{id}/availability", {
  about:
    "States that an item, or one of its options, variations or add-ons alone, is sold out until a time; without one, or with one that is past, it is available again. An add-on is so on every item that offers it.",
  allow: ordering,
  input: z
    .object({
      id,
      until: requestedTime.nullable().optional(),
      /** A variation of an item other than food. */
      variation_id: id.optional(),
      /** A value of a group of options of food: both ids. */
      group_id: text(100).optional(),
      option_id: text(100).optional(),
      /** An add-on that the item offers. */
      add_on_id: id.optional(),
    })
    .refine(({ group_id, option_id }) => (group_id === undefined) === (option_id === undefined), {
      path: ["option_id"],
    })
    .refine(({ variation_id, option_id }) => isAtMostOne(variation_id, option_id), {
      path: ["variation_id"],
    })
    .refine(
      ({ variation_id, option_id, add_on_id }) => isAtMostOne(variation_id ?? option_id, add_on_id),
      { path: ["add_on_id"] },
    ),
  reply: z.object({ message: z.string(), sold_out_until: timestamp.nullable() }),
  errors: ["item_not_found", "item_option_unknown"],
});
