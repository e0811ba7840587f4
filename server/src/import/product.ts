import { maxGoesWith, maxReturnsDays } from "@errand/core/items/store-items.types";
import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { ItemSizeGuide } from "../catalog/catalog.tables.ts";
import type { FoodChoiceDraft } from "../catalog/option-ids.ts";
import { htmlToText } from "./html-text.ts";
import { RefusedRow } from "./import-error.ts";
import { parseCount, parseFlag, parseMoment, timeOf } from "./product-numbers.ts";
import { type Read, readDiscount, readSale } from "./product-sale.ts";
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
import {
  bothLanguages,
  listOf,
  parseLongText,
  parseText,
  parseWords,
  toLabel,
  wordsListOf,
} from "./product-text.ts";
import { type FileReading, type ImportNote, type RowReading, readingOf } from "./row-reading.ts";

/** An item as read from a row. Null means empty: an existing item keeps its value. */
export interface Product {
  /** Position in the file. */
  at: string;
  /** What was interpreted in its rows. */
  notes: ImportNote[];
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

const roundedNumber = /^\d([.,]\d+)?E\+\d+$/i;
const maxPictures = 5;
const plainSlug = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The number of an item; its name in small letters where it has none. Throws `RefusedRow` for a
 * number that a spreadsheet has rounded.
 */
export function readSku(read: Read): string {
  const name = parseText(read("name") ?? read("name_fr"), "name", 300);
  const plainName = name && (htmlToText(name)?.text ?? name);
  const sku = parseText(read("sku"), "sku", 200) ?? plainName?.toLowerCase() ?? null;
  if (sku === null) throw new RefusedRow("noIdentity");
  if (roundedNumber.test(sku)) throw new RefusedRow("roundedSku", { sku });
  return sku;
}

/**
 * Parses the fields of a row as its file is read. Throws `RefusedRow` with the first problem.
 * `notes` are those of the row so far.
 */
export function readProduct(
  at: string,
  read: Read,
  file: FileReading,
  notes: ImportNote[] = [],
): Product {
  const reading = readingOf(file, at, notes);
  const name = toWords(read, "name", 300, reading, parseWords);
  const [category, subCategory] = categoryPath(read, reading);
  const slug = parseText(read("slug"), "slug", 200);
  const variations = parseVariations(read("variation_choices"), read("variation_prices"));
  return {
    at,
    notes,
    store: parseText(read("store"), "store", 200),
    sku: readSku(read),
    slug: slug !== null && plainSlug.test(slug) ? slug : null,
    name,
    description: toWords(read, "description", 4000, reading, parseLongText),
    category,
    subCategory:
      subCategory ?? toLabel(parseWords(read("sub_category"), "sub_category", 100, reading)),
    brand: parseWords(firstOf(read("brand"), "brand", reading), "brand", 100, reading),
    commonCondition: parseText(read("common_condition"), "common_condition", 100),
    ...readDiscount(read, reading),
    ...readSale(read, variations, reading),
    sizeGuide: parseSizeGuide(read("size_guide")),
    returnsDays: parseCount(read("returns_days"), "returns_days", reading, maxReturnsDays),
    goesWith: listOf(read("goes_with"), "goes_with", 200, reading, maxGoesWith),
    unit: toWords(read, "unit", 100, reading, parseWords),
    pictures: listOf(read("pictures"), "pictures", 2000, reading, maxPictures),
    tags: wordsListOf(read("tags"), read("tags_fr"), "tags", 100, reading),
    genericNames: labels(read, "generic_names", reading),
    nutrition: labels(read, "nutrition", reading),
    allergies: allergies(read, reading),
    veg: parseFlag(read("veg"), "veg"),
    organic: parseFlag(read("organic"), "organic"),
    halal: parseFlag(read("halal"), "halal"),
    basic: parseFlag(read("basic"), "basic"),
    prescriptionRequired: parseFlag(read("prescription_required"), "prescription_required"),
    recommended: parseFlag(read("recommended"), "recommended"),
    maximumCartQuantity: parseCount(
      read("maximum_cart_quantity"),
      "maximum_cart_quantity",
      reading,
    ),
    ...hours(read),
    foodChoices: optionGroupsOf(read("option_groups")),
    addOns: addOnsOf(read("add_ons")),
    soldLately: parseCount(read("sold_lately"), "sold_lately", reading),
    onSaleSince: parseMoment(read("on_sale_since"), "on_sale_since"),
    reviews: reviewsOf(read("customer_reviews")),
    active: parseFlag(read("active"), "active"),
  };
}

function toWords(
  read: Read,
  field: "name" | "description" | "unit",
  maxLength: number,
  reading: RowReading,
  parse: typeof parseWords,
): LocalizedText | null {
  return bothLanguages(
    parse(read(field), field, maxLength, reading),
    parse(read(`${field}_fr`), `${field}_fr`, maxLength, reading),
  );
}

function labels(
  read: Read,
  field: "generic_names" | "nutrition" | "allergies",
  reading: RowReading,
): LocalizedText[] | null {
  const names = wordsListOf(read(field), read(`${field}_fr`), field, 200, reading);
  return names?.flatMap(({ en, fr }) => bothLanguages(toLabel(en), toLabel(fr)) ?? []) ?? null;
}

/** "None" declares that an item has no allergens. An empty field says nothing about them. */
function allergies(read: Read, reading: RowReading): LocalizedText[] | null {
  return (
    labels(read, "allergies", reading)?.filter(({ en }) => !/^(none|aucun)$/i.test(en)) ?? null
  );
}

/**
 * Splits `Drinks > Tea` into a category and its subcategory. The first of several categories
 * counts, and the first two levels of a longer path.
 */
function categoryPath(read: Read, reading: RowReading): [string | null, string | null] {
  const first = firstOf(read("category"), "category", reading);
  const path = parseWords(first, "category", 200, reading);
  const [category = null, subCategory = null, ...below] = path?.split(/ *> */) ?? [];
  if (path !== null && below.length > 0) {
    reading.note("category_path", "category", path, `${category} > ${subCategory}`);
  }
  return [toLabel(category), toLabel(subCategory)];
}

/** The first of several values; the others are noted. */
function firstOf(value: unknown, field: string, reading: RowReading): unknown {
  const entries = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(entries)) return value;
  const [first, ...others] = entries;
  if (others.length > 0) {
    reading.note("first_of_several", field, entries.join(", "), String(first).trim());
  }
  return first;
}

function hours(read: Read): Pick<Product, "availableFrom" | "availableUntil"> {
  const availableFrom = timeOf(read("available_from"), "available_from");
  const availableUntil = timeOf(read("available_until"), "available_until");
  if ((availableFrom === null) !== (availableUntil === null)) {
    throw new RefusedRow("needEachOther", { field: "available_from", other: "available_until" });
  }
  return { availableFrom, availableUntil };
}
