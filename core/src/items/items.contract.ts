import * as z from "zod";
import { item, itemDetails } from "../catalog/catalog.types.ts";
import { listAccess } from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, idOrSlug } from "../values.ts";
import { maxNamedItems } from "./named-items.ts";

export const getItem = endpoint("GET /items/details/{id}", {
  about: "One item with its store.",
  allow: "anyone",
  input: z.object({ id: idOrSlug }),
  reply: itemDetails,
  errors: ["item_not_found"],
});

export const listNamedItems = endpoint("GET /items/by-ids", {
  about: "The named items in their order, without those that are not sold here any more.",
  ...listAccess,
  ...anywhere,
  input: z.object({ ids: z.array(id).min(1).max(maxNamedItems) }),
  reply: z.array(item),
  errors: [],
});

const related = {
  ...listAccess,
  ...anywhere,
  input: z.object({ id }),
  reply: z.array(item),
  errors: ["item_not_found"],
} as const;

export const listRelatedItems = endpoint("GET /items/related-items/{id}", {
  about: "At most ten items of the same category in other stores.",
  ...related,
});

export const listRelatedStoreItems = endpoint("GET /items/related-store-items/{id}", {
  about: "At most ten other items of the same store.",
  ...related,
});
