import type { LocalizedText } from "@errand/core/language";
import { type Minor, toMinor } from "@errand/core/money";
import type { ProductField } from "./product-columns.ts";
import { RefusedRow } from "./report.ts";

/** An item as a file tells it; what is null is not told, and stays as it is. */
export interface Product {
  /** Where it stands in the file. */
  at: string;
  sku: string;
  name: LocalizedText | null;
  description: LocalizedText | null;
  category: string | null;
  subCategory: string | null;
  brand: string | null;
  price: Minor | null;
  /** In hundredths of a percent. */
  discount: number | null;
  stock: number | null;
  unit: LocalizedText | null;
  /** Addresses or names of files. */
  pictures: string[] | null;
  tags: string[] | null;
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
  active: boolean | null;
}

/** What is written of a row: its pictures are kept by now. */
export type KeptProduct = Omit<Product, "pictures"> & { images: string[] | null };

type Read = (field: ProductField) => unknown;

const roundedNumber = /^\d([.,]\d+)?E\+\d+$/i;
const maxPictures = 5;
const maxListed = 20;
const highestPrice = 1_000_000;
const highestCount = 1_000_000_000;

/** Throws `RefusedRow` with the first thing that is wrong. */
export function readProduct(at: string, read: Read): Product {
  const name = words(read, "name", 300);
  // Without a number of its own an item is known by its name.
  const sku = text(read("sku"), "sku", 200) ?? name?.en.toLowerCase() ?? null;
  if (sku === null) throw new RefusedRow("sku and name are missing");
  if (roundedNumber.test(sku)) throw new RefusedRow(`sku was rounded by a spreadsheet: ${sku}`);
  const [category, within] = categoryPath(read);
  return {
    at,
    sku,
    name,
    description: words(read, "description", 4000),
    category,
    subCategory: within ?? label(text(read("sub_category"), "sub_category", 100)),
    brand: text(firstOf(read("brand")), "brand", 100),
    price: price(read("price")),
    discount: percent(read("discount")),
    stock: count(read("stock"), "stock"),
    unit: words(read, "unit", 100),
    pictures: list(read("pictures"), "pictures", 2000)?.slice(0, maxPictures) ?? null,
    tags: list(read("tags"), "tags", 100),
    genericNames: listOfWords(read("generic_names"), "generic_names"),
    nutrition: listOfWords(read("nutrition"), "nutrition"),
    allergies: listOfWords(read("allergies"), "allergies"),
    veg: yesOrNo(read("veg"), "veg"),
    organic: yesOrNo(read("organic"), "organic"),
    halal: yesOrNo(read("halal"), "halal"),
    basic: yesOrNo(read("basic"), "basic"),
    prescriptionRequired: yesOrNo(read("prescription_required"), "prescription_required"),
    recommended: yesOrNo(read("recommended"), "recommended"),
    maximumCartQuantity: count(read("maximum_cart_quantity"), "maximum_cart_quantity"),
    active: yesOrNo(read("active"), "active"),
  };
}

function text(value: unknown, field: string, most: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" && typeof value !== "number") {
    throw new RefusedRow(`${field} is not a text`);
  }
  const trimmed = String(value).normalize("NFC").replace(/\s+/g, " ").trim();
  // PostgreSQL keeps no text with a zero in it.
  if (trimmed.includes("\0")) throw new RefusedRow(`${field} is not a text`);
  if (trimmed.length > most) throw new RefusedRow(`${field} is longer than ${most} characters`);
  return trimmed === "" ? null : trimmed;
}

/** A text in both languages; what is there in one only is shown in both. */
function words(
  read: Read,
  field: "name" | "description" | "unit",
  most: number,
): LocalizedText | null {
  const en = text(read(field), field, most);
  const fr = text(read(`${field}_fr`), `${field}_fr`, most);
  const either = en ?? fr;
  return either === null ? null : { en: en ?? either, fr: fr ?? either };
}

/** `Drinks > Tea` is a category with another in it. Of several, the first. */
function categoryPath(read: Read): [string | null, string | null] {
  const path = text(firstOf(read("category")), "category", 200);
  const [category = null, within = null] = path?.split(/ *> */) ?? [];
  return [label(category), label(within)];
}

function firstOf(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  return typeof value === "string" ? value.split(",")[0] : value;
}

/** `en:plant-based-foods` is written like a name. */
function label(name: string | null): string | null {
  if (name === null || name === "") return null;
  const shown = /^[a-z]{2}:|^[a-z-]+$/.test(name)
    ? name.replace(/^[a-z]{2}:/, "").replaceAll("-", " ")
    : name;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** `1234.5`, `1 234,50 €`, `1,234.50`, `$12`. */
function price(value: unknown): Minor | null {
  const said = text(value, "price", 40);
  if (said === null) return null;
  const amount = amountOf(said.replace(/[\s€$£']|EUR|USD|GBP/g, ""));
  if (Number.isNaN(amount) || amount > highestPrice) {
    throw new RefusedRow(`price is not an amount: ${said}`);
  }
  return toMinor(amount);
}

function amountOf(digits: string): number {
  const [, inGroups, , decimals] = /^(\d{1,3}([.,]\d{3})+)[.,](\d{1,2})$/.exec(digits) ?? [];
  if (inGroups) return Number(`${inGroups.replace(/[.,]/g, "")}.${decimals}`);
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(",", ""));
  return /^\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}

function percent(value: unknown): number | null {
  const said = text(value, "discount", 20);
  if (said === null) return null;
  const number = Number(said.replace("%", "").replace(",", "."));
  if (!(number >= 0 && number <= 100)) {
    throw new RefusedRow(`discount is not a percentage: ${said}`);
  }
  return Math.round(number * 100);
}

function count(value: unknown, field: string): number | null {
  const said = text(value, field, 20);
  if (said === null) return null;
  const number = Number(said);
  if (!Number.isInteger(number) || number < 0 || number > highestCount) {
    throw new RefusedRow(`${field} is not a whole number: ${said}`);
  }
  return number;
}

const yes = new Set(["true", "yes", "1", "y", "on", "x", "oui", "vrai"]);
const no = new Set(["false", "no", "0", "n", "off", "non", "faux"]);

function yesOrNo(value: unknown, field: string): boolean | null {
  if (typeof value === "boolean") return value;
  const said = text(value, field, 20);
  if (said === null) return null;
  const word = said.toLowerCase();
  if (!yes.has(word) && !no.has(word)) throw new RefusedRow(`${field} is not yes or no: ${said}`);
  return yes.has(word);
}

/** A JSON list, or texts between `|`, `;` or commas. */
function list(value: unknown, field: string, most: number): string[] | null {
  if (value === undefined || value === null) return null;
  const said = String(value);
  const sign = ["|", ";", ","].find((one) => said.includes(one)) ?? ",";
  const parts = Array.isArray(value) ? value : field === "pictures" ? urls(said) : said.split(sign);
  const texts = parts.flatMap((part) => text(part, field, most) ?? []);
  return [...new Set(texts)].slice(0, maxListed);
}

/** Addresses may have commas in them. */
function urls(said: string): string[] {
  return said.split(said.includes("|") ? "|" : /[\s,;]+(?=https?:)|\s*;\s*/);
}

function listOfWords(value: unknown, field: string): LocalizedText[] | null {
  const texts = list(value, field, 200);
  return (
    texts?.flatMap((one) => {
      const shown = label(one);
      return shown === null ? [] : [{ en: shown, fr: shown }];
    }) ?? null
  );
}
