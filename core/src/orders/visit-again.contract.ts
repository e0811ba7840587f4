import * as z from "zod";
import { item, store } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";

export const listVisited = endpoint("GET /customer/visit-again", {
  about:
    "At most 20 stores that the customer has ordered from, latest order first, each with at most five of the ordered items.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({}),
  reply: z.array(store.extend({ items: z.array(item) })),
  errors: [],
});
