import * as z from "zod";
import { item, storeDetails } from "../catalog/catalog.types.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { idOrSlug } from "../values.ts";

export const getStore = endpoint("GET /stores/details/{id}", {
  about: "One store with its categories, coupons and price range.",
  allow: "anyone",
  input: z.object({ id: idOrSlug }),
  reply: storeDetails,
  errors: ["store_not_found"],
});

export const listStorePopularItems = endpoint("GET /stores/popular-items/{id}", {
  about: "The ten most popular items of a store.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(item),
  errors: ["store_not_found"],
});
