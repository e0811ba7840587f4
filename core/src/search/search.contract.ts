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
import { flag, id, money, page, paging, text } from "../values.ts";

/**
 * How an item answers a search: in the words of the text, in others that mean the same, or as one
 * that is close to what was asked for.
 */
const itemMatch = z.enum(["exact", "meaning", "near"]);
export type ItemMatch = z.infer<typeof itemMatch>;

const foundItem = item.extend({ match: itemMatch });
export type FoundItem = z.infer<typeof foundItem>;

export const searchItems = endpoint("GET /items/search", {
  about:
    "Items that match a text, best match first, then items close to the few that match; tolerant of typing errors and accents.",
  ...listAccess,
  rateLimit: "search",
  ...unlessNearby,
  input: z.object({
    ...paging,
    ...itemFilter,
    name: text(100),
    store_id: id.optional(),
    category_id: categoryOrAll,
    /** 1 leaves the spelling as it is typed. */
    as_typed: flag.default(0),
  }),
  reply: itemPageWithCategories.extend({
    products: z.array(foundItem),
    /** How many of all are only close to what was asked for; they come last. */
    near_size: z.int(),
    /** Without it, the spelling was not corrected, or the corrected text has no matches either. */
    correction: z.object({ from: z.string(), to: z.string() }).optional(),
    /** Where nothing matches: the other modules near the visitor with matches, most first. */
    elsewhere: z.array(z.object({ module_id: id, count: z.int(), products: z.array(item).max(4) })),
  }),
  errors: ["offset_too_large", "filter_ambiguous"],
});

/** What a suggestion leads to. */
const suggestionEntry = z.discriminatedUnion("kind", [
  /** A longer text to search for. */
  z.object({ kind: z.literal("word"), text: z.string() }),
  /** A common condition, how many items there are for it, and the lowest price. */
  z.object({
    ...{ kind: z.literal("need"), id, slug: z.string(), name: z.string() },
    ...{ count: z.int(), from: money },
  }),
  z.object({
    kind: z.literal("item"),
    /** `price` is what one piece, or a kilogram, costs now, at least. */
    item: item
      .pick({
        ...{ id: true, slug: true, name: true, image_full_url: true },
        ...{ price: true, weight_step: true },
      })
      .extend({ min_delivery_time: z.int(), max_delivery_time: z.int() }),
    store_name: z.string(),
  }),
  z.object({
    ...{ kind: z.literal("category"), id, slug: z.string(), name: z.string() },
    parent_name: z.string().nullable(),
  }),
  /** A store with this name, or that sells what was found: the names of some of it. */
  store
    .pick({
      id: true,
      slug: true,
      name: true,
      logo_full_url: true,
      latitude: true,
      longitude: true,
    })
    .extend({ kind: z.literal("store"), has: z.array(z.string()) }),
]);
export type SuggestionEntry = z.infer<typeof suggestionEntry>;

/** At most this many entries. */
export const maxEntries = 10;

export const suggestItems = endpoint("GET /items/search-suggestion", {
  about:
    "Names of items that match a text, for suggestions while typing, and what else the text may lead to.",
  ...listAccess,
  rateLimit: "search",
  ...anywhere,
  input: z.object({
    ...paging,
    name: text(100),
    store_id: id.optional(),
    category_id: categoryOrAll,
  }),
  reply: page(
    "products",
    item.pick({ id: true, slug: true, name: true, image_full_url: true }),
  ).extend({ entries: z.array(suggestionEntry).max(maxEntries) }),
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

export const searchModules = endpoint("GET /items/search-modules", {
  about: "How many items match a text in each module near the visitor that has some, most first.",
  allow: "anyone",
  needs: ["zone"],
  rateLimit: "search",
  ...anywhere,
  input: z.object({ name: text(100) }),
  reply: z.object({ modules: z.array(z.object({ module_id: id, items_count: z.int() })) }),
  errors: [],
});

export const searchStores = endpoint("GET /stores/search", {
  about:
    "Stores whose name matches a text, then those that sell matching items; tolerant of typing errors and accents.",
  ...listAccess,
  rateLimit: "search",
  input: z.object({
    ...paging,
    ...storeFilter,
    name: text(100),
    category_id: categoryOrAll,
    as_typed: flag.default(0),
  }),
  reply: storePage,
  errors: ["offset_too_large", "filter_ambiguous"],
});
