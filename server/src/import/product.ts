import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { FoodChoiceDraft } from "../catalog/option-ids.ts";
import { RefusedRow } from "./import-error.ts";
import type { ProductField } from "./product-columns.ts";
import { countOf, flagOf, momentOf, percentOf, priceOf, timeOf } from "./product-numbers.ts";
import {
  addOnsOf,
  type ImportedAddOn,
  type ImportedReview,
  type ImportedVariations,
  optionGroupsOf,
  reviewsOf,
  variationsOf,
} from "./product-structures.ts";
import { bothLanguages, labelOf, listOf, textOf, wordsListOf } from "./product-text.ts";

/** An item as a row gives it. Null is not given: an existing item keeps what it has. */
export interface Product {
  /** Position in the file. */
  at: string;
  /** The slug of its store, where the rows name theirs. */
  store: string | null;
  sku: string;
  slug: string | null;
  name: LocalizedText | null;
  description: LocalizedText | null;
  category: string | null;
  subCategory: string | null;
  brand: string | null;
  commonCondition: string | null;
  price: Minor | null;
  /** Hundredths of a percent, or minor units. */
  discount: number | null;
  discountKind: "percent" | "amount" | null;
  stock: number | null;
  unit: LocalizedText | null;
  /** URLs or names of files. */
  pictures: string[] | null;
  tags: LocalizedText[] | null;
  genericNames: LocalizedText[] | null;
  nutrition: LocalizedText[] | null;
  allergies: LocalizedText[] | null;
  veg: boolean | null;
  organic: boolean | null;
  halal: boolean | null;
  basic: boolean | null;
  prescriptionRequired: boolean | null;
  recommended: boolean | null;
  maximumCartQuantity: number | null;
  /** `HH:mm:ss`. */
  availableFrom: string | null;
  availableUntil: string | null;
  foodChoices: FoodChoiceDraft[] | null;
  addOns: ImportedAddOn[] | null;
  variations: ImportedVariations | null;
  /** Units sold in the last 30 days, before its orders are placed here. */
  soldLately: number | null;
  onSaleSince: Date | null;
  reviews: ImportedReview[] | null;
  active: boolean | null;
}

/** A product whose pictures are stored. */
export type ProductToWrite = Omit<Product, "pictures"> & { images: string[] | null };

type Read = (field: ProductField) => unknown;

const roundedNumber = /^\d([.,]\d+)?E\+\d+$/i;
const maxPictures = 5;
const plainSlug = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/** Throws `RefusedRow` with the first problem. */
export function readProduct(at: string, read: Read): Product {
  const name = words(read, "name", 300);
  // Without a number of its own an item is identified by its name.
  const sku = textOf(read("sku"), "sku", 200) ?? name?.en.toLowerCase() ?? null;
  if (sku === null) throw new RefusedRow("sku and name are missing");
  if (roundedNumber.test(sku)) throw new RefusedRow(`sku was rounded by a spreadsheet: ${sku}`);
  const [category, within] = categoryPath(read);
  const slug = textOf(read("slug"), "slug", 200);
  const variations = variationsOf(read("variation_choices"), read("variation_prices"));
  return {
    at,
    store: textOf(read("store"), "store", 200),
    sku,
    slug: slug !== null && plainSlug.test(slug) ? slug : null,
    name,
    description: words(read, "description", 4000),
    category,
    subCategory: within ?? labelOf(textOf(read("sub_category"), "sub_category", 100)),
    brand: textOf(firstOf(read("brand")), "brand", 100),
    commonCondition: textOf(read("common_condition"), "common_condition", 100),
    ...discount(read),
    ...priceAndStock(read, variations),
    variations,
    unit: words(read, "unit", 100),
    pictures: listOf(read("pictures"), "pictures", 2000)?.slice(0, maxPictures) ?? null,
    tags: wordsListOf(read("tags"), read("tags_fr"), "tags", 100),
    genericNames: labels(read, "generic_names"),
    nutrition: labels(read, "nutrition"),
    allergies: labels(read, "allergies"),
    veg: flagOf(read("veg"), "veg"),
    organic: flagOf(read("organic"), "organic"),
    halal: flagOf(read("halal"), "halal"),
    basic: flagOf(read("basic"), "basic"),
    prescriptionRequired: flagOf(read("prescription_required"), "prescription_required"),
    recommended: flagOf(read("recommended"), "recommended"),
    maximumCartQuantity: countOf(read("maximum_cart_quantity"), "maximum_cart_quantity"),
    ...hours(read),
    foodChoices: optionGroupsOf(read("option_groups")),
    addOns: addOnsOf(read("add_ons")),
    soldLately: countOf(read("sold_lately"), "sold_lately"),
    onSaleSince: momentOf(read("on_sale_since"), "on_sale_since"),
    reviews: reviewsOf(read("customer_reviews")),
    active: flagOf(read("active"), "active"),
  };
}

function words(
  read: Read,
  field: "name" | "description" | "unit",
  maxLength: number,
): LocalizedText | null {
  return bothLanguages(
    textOf(read(field), field, maxLength),
    textOf(read(`${field}_fr`), `${field}_fr`, maxLength),
  );
}

function labels(
  read: Read,
  field: "generic_names" | "nutrition" | "allergies",
): LocalizedText[] | null {
  const names = wordsListOf(read(field), read(`${field}_fr`), field, 200);
  return names?.flatMap(({ en, fr }) => bothLanguages(labelOf(en), labelOf(fr)) ?? []) ?? null;
}

/** `Drinks > Tea` is a category with another in it. Of several, the first. */
function categoryPath(read: Read): [string | null, string | null] {
  const path = textOf(firstOf(read("category")), "category", 200);
  const [category = null, within = null] = path?.split(/ *> */) ?? [];
  return [labelOf(category), labelOf(within)];
}

function firstOf(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  return typeof value === "string" ? value.split(",")[0] : value;
}

function discount(read: Read): Pick<Product, "discount" | "discountKind"> {
  const percent = percentOf(read("discount"), "discount");
  const amount = priceOf(read("discount_amount"), "discount_amount");
  if (percent !== null && amount !== null) {
    throw new RefusedRow("discount and discount_amount exclude each other");
  }
  if (amount !== null) return { discount: amount, discountKind: "amount" };
  return { discount: percent, discountKind: percent === null ? null : "percent" };
}

/** With variations the item has the lowest of their prices and the sum of their stock. */
function priceAndStock(
  read: Read,
  variations: ImportedVariations | null,
): Pick<Product, "price" | "stock"> {
  if (variations === null) {
    return { price: priceOf(read("price"), "price"), stock: countOf(read("stock"), "stock") };
  }
  const all = variations.variations;
  return {
    price: Math.min(...all.map(({ price }) => price)),
    stock: all.reduce((sum, { stock }) => sum + stock, 0),
  };
}

function hours(read: Read): Pick<Product, "availableFrom" | "availableUntil"> {
  const availableFrom = timeOf(read("available_from"), "available_from");
  const availableUntil = timeOf(read("available_until"), "available_until");
  if ((availableFrom === null) !== (availableUntil === null)) {
    throw new RefusedRow("available_from and available_until need each other");
  }
  return { availableFrom, availableUntil };
}
