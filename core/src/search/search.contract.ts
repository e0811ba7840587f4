import * as z from "zod";
import { item, store } from "../catalog/catalog.types.ts";
import {
  categoryOrAll,
  itemFilter,
  itemPageWithCategories,
  listAccess,
  storeFilter,
  storePage,
  unlessNearby,
} from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, page, paging, text } from "../values.ts";

export const searchItems = endpoint("GET /items/search", {
  about: "Items that match a text, best match first; tolerant of typing errors and accents.",
  ...listAccess,
  rateLimit: "search",
  ...unlessNearby,
  input: z.object({
    ...paging,
    ...itemFilter,
    name: text(100),
    store_id: id.optional(),
    category_id: categoryOrAll,
  }),
  reply: itemPageWithCategories,
  errors: ["offset_too_large", "filter_ambiguous"],
});

export const suggestItems = endpoint("GET /items/search-suggestion", {
  about: "Names of items that match a text, for suggestions while typing.",
  ...listAccess,
  rateLimit: "search",
  ...anywhere,
  input: z.object({
    ...paging,
    name: text(100),
    store_id: id.optional(),
    category_id: categoryOrAll,
  }),
  reply: page("products", item.pick({ id: true, slug: true, name: true, image_full_url: true })),
  errors: ["offset_too_large"],
});

export const searchItemsAndStores = endpoint("GET /items/item-or-store-search", {
  about: "Items and stores that match a text, at most 20 of each.",
  ...listAccess,
  rateLimit: "search",
  ...anywhere,
  input: z.object({ name: text(100) }),
  reply: z.object({
    items: z.array(
      item.pick({ id: true, slug: true, name: true, image_full_url: true, unit_type: true }),
    ),
    stores: z.array(store.pick({ id: true, slug: true, name: true, logo_full_url: true })),
  }),
  errors: [],
});

/** Only modules with matches, most matches first. */
const modulesWithMatches = z.array(z.object({ module_id: id, items_count: z.int() }));

export const searchModules = endpoint("GET /items/search-modules", {
  about:
    "How many items match a text in each module near the visitor, the text as its spelling was corrected, and a similar text with matches for one without.",
  allow: "anyone",
  needs: ["zone"],
  rateLimit: "search",
  ...anywhere,
  input: z.object({ name: text(100) }),
  reply: z.object({
    /** Null when every word is spelled as in the catalogue. */
    corrected: z.string().nullable(),
    modules: modulesWithMatches,
    /** Null when the text has matches, or when none similar has any. */
    suggested: z.object({ text: z.string(), modules: modulesWithMatches }).nullable(),
  }),
  errors: [],
});

export const searchStores = endpoint("GET /stores/search", {
  about:
    "Stores whose name matches a text, then those that sell matching items; tolerant of typing errors and accents.",
  ...listAccess,
  rateLimit: "search",
  input: z.object({ ...paging, ...storeFilter, name: text(100), category_id: categoryOrAll }),
  reply: storePage,
  errors: ["offset_too_large", "filter_ambiguous"],
});
