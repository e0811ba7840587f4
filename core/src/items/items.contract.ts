import * as z from "zod";
import { item, itemDetails } from "../catalog/catalog.types.ts";
import { listAccess } from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, idOrSlug } from "../values.ts";

export const getItem = endpoint("GET /items/details/{id}", {
  about: "One item with its store.",
  allow: "anyone",
  input: z.object({ id: idOrSlug }),
  reply: itemDetails,
  errors: ["item"],
});

const related = {
  ...listAccess,
  ...anywhere,
  input: z.object({ id }),
  reply: z.array(item),
  errors: ["item"],
} as const;

export const listRelatedItems = endpoint("GET /items/related-items/{id}", {
  about: "At most ten items of the same category in other stores.",
  ...related,
});

export const listRelatedStoreItems = endpoint("GET /items/related-store-items/{id}", {
  about: "At most ten other items of the same store.",
  ...related,
});
