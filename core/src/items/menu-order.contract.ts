import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../values.ts";

/** In which order the page of a store shows its categories and items (contract 7.7). */

const catalogue = { staff: "store", permission: "catalogue", kind: "store_staff" } as const;
const maxCategories = 300;
const maxItems = 5000;

const categories = z
  .array(z.object({ id, item_ids: z.array(id).max(maxItems) }))
  .max(maxCategories);

export const readMenuOrder = endpoint("GET /store/menu-order", {
  about:
    "The main categories of the store with their items, in the order of its page; items that the store has not placed come last, newest first.",
  allow: catalogue,
  input: z.object({}),
  reply: z.object({ categories }),
  errors: [],
});

export const changeMenuOrder = endpoint("PUT /store/menu-order", {
  about:
    "Places categories and items of the store: those that are named, in this order, and the others behind them.",
  allow: catalogue,
  input: z.object({ categories }),
  reply: z.object({ message: z.string(), categories }),
  errors: ["menu_order_invalid"],
});
