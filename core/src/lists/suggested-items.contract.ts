import * as z from "zod";
import { item } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";

export const listItemsForCustomer = endpoint("GET /customer/suggested-items", {
  about:
    "At most five items of the categories that the customer is interested in, most popular first.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({}),
  reply: z.array(item),
  errors: [],
});
