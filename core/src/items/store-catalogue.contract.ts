import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { moduleType } from "../modules/modules.contract.ts";
import { id, money } from "../values.ts";

/** What the items of a store can be of, and how many there are (contract 6.3). */

const named = z.object({ id, name: z.string() });
const counted = named.extend({ items: z.int() });

const storeCatalogue = z.object({
  module_type: moduleType,
  counts: z.object({
    all: z.int(),
    on_sale: z.int(),
    off_sale: z.int(),
    sold_out: z.int(),
    /** With fewer than five pieces left, or of one of their variations. */
    low_stock: z.int(),
    without_picture: z.int(),
  }),
  /** Of the module: those of the store's page in its order, then those without an item of it. */
  categories: z.array(counted.extend({ sub_categories: z.array(counted) })),
  brands: z.array(named),
  common_conditions: z.array(named),
  /** Of the store, by name. */
  add_ons: z.array(z.object({ id, name: z.string(), name_fr: z.string(), price: money })),
});
export type StoreCatalogue = z.infer<typeof storeCatalogue>;

export const readStoreCatalogue = endpoint("GET /store/catalogue", {
  about:
    "The categories, brands and conditions that items of the store can be of, its add-ons, and how many items there are of each category and state.",
  allow: { staff: "store", permission: "catalogue", kind: "store_staff" },
  input: z.object({}),
  reply: storeCatalogue,
  errors: [],
});
