import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money, page, paging, text, timestamp } from "../values.ts";

/** The items of a store, as those who prepare its orders need them (contract 6.2). */

const optionOnSale = z.object({
  /**
   * What names it where it is stated to be sold out: a variation, a group and its value, or an
   * add-on, which all items share that offer it.
   */
  variation_id: id.nullable(),
  add_on_id: id.nullable(),
  group_id: z.string().nullable(),
  option_id: z.string().nullable(),
  /** The name of its group; empty for a variation and an add-on. */
  group: z.string(),
  group_fr: z.string(),
  name: z.string(),
  name_fr: z.string(),
  /** Null for food. */
  stock: z.int().nullable(),
  sold_out_until: timestamp.nullable(),
});
export type OptionOnSale = z.infer<typeof optionOnSale>;

const itemOnSale = z.object({
  id,
  sku: z.string().nullable(),
  name: z.string(),
  name_fr: z.string(),
  image_full_url: z.string().nullable(),
  /** Of an item sold by weight, of a kilogram. */
  price: money,
  /** Null for food, and for an item whose pieces are not counted. */
  stock: z.int().nullable(),
  /** Null unless it is sold by weight: the grams of one step. */
  weight_step: z.int().nullable(),
  /** The store has none until then; null while it has some. */
  sold_out_until: timestamp.nullable(),
  /** What can be sold out alone. */
  options: z.array(optionOnSale),
  /** Pieces in today's orders, those that were canceled left out. */
  sold_today: z.int(),
  /** Whether it can be sent instead of another item: nothing has to be chosen for it. */
  can_replace: z.boolean(),
});
export type ItemOnSale = z.infer<typeof itemOnSale>;

export const listItemsOnSale = endpoint("GET /store/items-on-sale", {
  about:
    "The active items of the store by name or sku, those that sold most today first. `shelf_of`: those alone in the category of this item. `sold_out`: those alone that are stated to be sold out, or of which an option is, the first to return first.",
  allow: { staff: "store", permission: "orders" },
  input: z.object({
    ...paging,
    search: text(100).optional(),
    /** An item of the store: only those of its category, without itself. */
    shelf_of: id.optional(),
    state: z.enum(["all", "sold_out"]).default("all"),
  }),
  reply: page("items", itemOnSale),
  errors: ["offset_too_large"],
});
