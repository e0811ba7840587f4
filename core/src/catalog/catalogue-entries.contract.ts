import * as z from "zod";
import {
  entryListEndpoints,
  entryOrderEndpoint,
  nameEndpoints,
} from "../entries/entry-endpoints.ts";
import { localizedText, pictureName } from "../entries/localized.ts";
import { flag, id, slug, text } from "../values.ts";

/** By what customers browse (contract 7.3). */

const permission = "catalogue";

export const categoryValues = z.object({
  module_id: id,
  /** Null for a main category. A category of a category has none below it. */
  parent_id: id.nullable().default(null),
  name: localizedText(100),
  /** In the address of its page; made from the English name when it is missing. */
  slug: slug.nullable().default(null),
  image: pictureName.nullable().default(null),
  featured: flag.default(0),
});
export type CategoryValues = z.output<typeof categoryValues>;

const categories = { path: "/desk/categories", permission, many: "categories" } as const;
export const deskCategories = entryListEndpoints({
  ...{ ...categories, one: "category" },
  values: categoryValues,
  errors: ["category_parent", "entry_target", "slug_taken"],
});
export const orderDeskCategories = entryOrderEndpoint(categories);
export const namedDeskCategories = nameEndpoints("Categories", {
  // Before `{entry_id}`, which would match it, too.
  order: orderDeskCategories,
  ...deskCategories,
});

export const brandValues = z.object({
  module_id: id,
  name: text(100),
  slug: slug.nullable().default(null),
  image: pictureName.nullable().default(null),
});
export type BrandValues = z.output<typeof brandValues>;

export const deskBrands = entryListEndpoints({
  ...{ path: "/desk/brands", permission, one: "brand", many: "brands" },
  values: brandValues,
  errors: ["entry_target", "slug_taken"],
});
export const namedDeskBrands = nameEndpoints("Brands", deskBrands);
