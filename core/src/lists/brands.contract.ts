import * as z from "zod";
import { itemFilter, itemPage, listAccess, unlessNearby } from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, idOrSlug, paging, slug } from "../values.ts";

/** Groups of items other than categories: brands and, in a pharmacy, common conditions. */

const brand = z.object({
  id,
  slug,
  name: z.string(),
  image_full_url: z.string().nullable(),
  items_count: z.int(),
});
export type Brand = z.infer<typeof brand>;

const commonCondition = brand.omit({ image_full_url: true });
export type CommonCondition = z.infer<typeof commonCondition>;

const ofModule = { allow: "anyone", needs: ["module"], ...anywhere } as const;
const itemsOf = {
  ...listAccess,
  ...unlessNearby,
  input: z.object({ id: idOrSlug, ...paging, ...itemFilter }),
  reply: itemPage,
} as const;

export const listBrands = endpoint("GET /brand", {
  about: "The brands of a module, by name.",
  ...ofModule,
  input: z.object({}),
  reply: z.array(brand),
  errors: [],
});

export const listBrandItems = endpoint("GET /brand/items/{id}", {
  about: "Items of a brand, most popular first.",
  ...itemsOf,
  errors: ["brand_not_found", "offset_too_large", "filter_ambiguous"],
});

export const listCommonConditions = endpoint("GET /common-condition", {
  about: "Common conditions that medicine is taken for, by name.",
  ...ofModule,
  input: z.object({}),
  reply: z.array(commonCondition),
  errors: [],
});

export const listCommonConditionItems = endpoint("GET /common-condition/items/{id}", {
  about: "Items for a common condition, most popular first.",
  ...itemsOf,
  errors: ["common_condition_not_found", "offset_too_large", "filter_ambiguous"],
});
