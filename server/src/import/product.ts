import type { ProductField } from "@errand/core/items/import-fields";
import { maxGoesWith, maxReturnsDays } from "@errand/core/items/store-items.types";
import type { LocalizedText } from "@errand/core/language";
import { type Minor, minor } from "@errand/core/money";
import { maxWeightStep, minWeightStep } from "@errand/core/pricing/weight";
import type { ItemSizeGuide } from "../catalog/catalog.tables.ts";
import type { FoodChoiceDraft } from "../catalog/option-ids.ts";
import { RefusedRow } from "./import-error.ts";
import {
  parseCount,
  parseFlag,
  parseMoment,
  parsePrice,
  parseRate,
  timeOf,
} from "./product-numbers.ts";
import {
  addOnsOf,
  type ImportedAddOn,
  type ImportedReview,
  type ImportedVariations,
  optionGroupsOf,
  parseSizeGuide,
  parseVariations,
  reviewsOf,
} from "./product-structures.ts";
import { bothLanguages, listOf, parseText, toLabel, wordsListOf } from "./product-text.ts";

/** An item as read from a row. Null means empty: an existing item keeps its value. */
export interface Product {
  /** Position in the file. */
  at: string;
  /** The slug of its store, when rows name their stores. */
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
  /** Basis points or minor units, by `discountKind`. */
  discount: number | null;
  discountKind: "percent" | "amount" | null;
  stock: number | null;
  unit: LocalizedText | null;
  /** URLs or file names. */
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
  sizeGuide: ItemSizeGuide | null;
  returnsDays: number | null;
  /** The grams of a step of an item sold by weight. */
  weightStep: number | null;
  /** The numbers, or the names, of items of the same store. */
  goesWith: string[] | null;
  /** Units sold in the 30 days before the import. */
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

/** Parses the fields of a row. Throws `RefusedRow` with the first problem. */
export function readProduct(at: string, read: Read): Product {
  const name = localizedField(read, "name", 300);
  // An item without a number is identified by its name.
  const sku = parseText(read("sku"), "sku", 200) ?? name?.en.toLowerCase() ?? null;
  if (sku === null) throw new RefusedRow("noIdentity");
  if (roundedNumber.test(sku)) throw new RefusedRow("roundedSku", { sku });
  const [category, subCategory] = categoryPath(read);
  const slug = parseText(read("slug"), "slug", 200);
  const variations = parseVariations(read("variation_choices"), read("variation_prices"));
  return {
    at,
    store: parseText(read("store"), "store", 200),
    sku,
    slug: slug !== null && plainSlug.test(slug) ? slug : null,
    name,
    description: localizedField(read, "description", 4000),
    category,
    subCategory: subCategory ?? toLabel(parseText(read("sub_category"), "sub_category", 100)),
    brand: parseText(firstOf(read("brand")), "brand", 100),
    commonCondition: parseText(read("common_condition"), "common_condition", 100),
    ...discount(read),
    ...priceAndStock(read, variations),
    variations,
    sizeGuide: parseSizeGuide(read("size_guide")),
    returnsDays: parseCount(read("returns_days"), "returns_days", maxReturnsDays),
    weightStep: weightStep(read),
    goesWith: listOf(read("goes_with"), "goes_with", 200)?.slice(0, maxGoesWith) ?? null,
    unit: localizedField(read, "unit", 100),
    pictures: listOf(read("pictures"), "pictures", 2000)?.slice(0, maxPictures) ?? null,
    tags: wordsListOf(read("tags"), read("tags_fr"), "tags", 100),
    genericNames: labels(read, "generic_names"),
    nutrition: labels(read, "nutrition"),
    allergies: allergies(read),
    veg: parseFlag(read("veg"), "veg"),
    organic: parseFlag(read("organic"), "organic"),
    halal: parseFlag(read("halal"), "halal"),
    basic: parseFlag(read("basic"), "basic"),
    prescriptionRequired: parseFlag(read("prescription_required"), "prescription_required"),
    recommended: parseFlag(read("recommended"), "recommended"),
    maximumCartQuantity: parseCount(read("maximum_cart_quantity"), "maximum_cart_quantity"),
    ...hours(read),
    foodChoices: optionGroupsOf(read("option_groups")),
    addOns: addOnsOf(read("add_ons")),
    soldLately: parseCount(read("sold_lately"), "sold_lately"),
    onSaleSince: parseMoment(read("on_sale_since"), "on_sale_since"),
    reviews: reviewsOf(read("customer_reviews")),
    active: parseFlag(read("active"), "active"),
  };
}

function localizedField(
  read: Read,
  field: "name" | "description" | "unit",
  maxLength: number,
): LocalizedText | null {
  return bothLanguages(
    parseText(read(field), field, maxLength),
    parseText(read(`${field}_fr`), `${field}_fr`, maxLength),
  );
}

function labels(
  read: Read,
  field: "generic_names" | "nutrition" | "allergies",
): LocalizedText[] | null {
  const names = wordsListOf(read(field), read(`${field}_fr`), field, 200);
  return names?.flatMap(({ en, fr }) => bothLanguages(toLabel(en), toLabel(fr)) ?? []) ?? null;
}

/** "None" declares that an item has no allergens. An empty field says nothing about them. */
function allergies(read: Read): LocalizedText[] | null {
  return labels(read, "allergies")?.filter(({ en }) => !/^(none|aucun)$/i.test(en)) ?? null;
}

/**
 * Splits `Drinks > Tea` into a category and its subcategory. The first of several categories
 * counts.
 */
function categoryPath(read: Read): [string | null, string | null] {
  const path = parseText(firstOf(read("category")), "category", 200);
  const [category = null, subCategory = null] = path?.split(/ *> */) ?? [];
  return [toLabel(category), toLabel(subCategory)];
}

function firstOf(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  return typeof value === "string" ? value.split(",")[0] : value;
}

function discount(read: Read): Pick<Product, "discount" | "discountKind"> {
  const percent = parseRate(read("discount"), "discount");
  const amount = parsePrice(read("discount_amount"), "discount_amount");
  if (percent !== null && amount !== null) {
    throw new RefusedRow("excludeEachOther", { field: "discount", other: "discount_amount" });
  }
  if (amount !== null) return { discount: amount, discountKind: "amount" };
  return { discount: percent, discountKind: percent === null ? null : "percent" };
}

function weightStep(read: Read): number | null {
  const step = parseCount(read("weight_step"), "weight_step", maxWeightStep);
  if (step !== null && step < minWeightStep) {
    throw new RefusedRow("tooFew", { field: "weight_step", least: minWeightStep });
  }
  return step;
}

/** With variations, the price of the item is their lowest one and its stock the sum of theirs. */
function priceAndStock(
  read: Read,
  variations: ImportedVariations | null,
): Pick<Product, "price" | "stock"> {
  if (variations === null) {
    return { price: parsePrice(read("price"), "price"), stock: parseCount(read("stock"), "stock") };
  }
  const all = variations.variations;
  return {
    price: minor(Math.min(...all.map(({ price }) => price))),
    stock: all.reduce((sum, { stock }) => sum + stock, 0),
  };
}

function hours(read: Read): Pick<Product, "availableFrom" | "availableUntil"> {
  const availableFrom = timeOf(read("available_from"), "available_from");
  const availableUntil = timeOf(read("available_until"), "available_until");
  if ((availableFrom === null) !== (availableUntil === null)) {
    throw new RefusedRow("needEachOther", { field: "available_from", other: "available_until" });
  }
  return { availableFrom, availableUntil };
}
