import { ImportError } from "./report.ts";

/** What an import of a catalogue knows of an item. */
export const productFields = [
  "sku",
  "name",
  "name_fr",
  "description",
  "description_fr",
  "category",
  "sub_category",
  "brand",
  "price",
  "discount",
  "stock",
  "unit",
  "unit_fr",
  "pictures",
  "tags",
  "generic_names",
  "nutrition",
  "allergies",
  "veg",
  "organic",
  "halal",
  "basic",
  "prescription_required",
  "recommended",
  "maximum_cart_quantity",
  "active",
] as const;
export type ProductField = (typeof productFields)[number];

/** Headers by which a column is known without being told, the better ones first; as `plain` writes them. */
const knownHeaders: Partial<Record<ProductField, string[]>> = {
  sku: ["barcode", "ean", "ean13", "gtin", "code", "cip13", "reference", "id"],
  name: ["name_en", "product_name", "title"],
  name_fr: ["product_name_fr", "nom", "libelle", "designation"],
  description: ["description_en", "ingredients_text"],
  category: [
    "category_name",
    "categorie",
    "pnns_groups_1",
    "main_category",
    "main_category_fr",
    "type",
    "level_1",
    "categories",
  ],
  sub_category: ["subcategory", "sous_categorie", "pnns_groups_2", "style", "level_2"],
  brand: ["brands", "marque"],
  price: ["prix", "unit_price", "price_eur", "prix_eur"],
  discount: ["discount_percent", "discount_percentage"],
  stock: ["current_stock", "quantity_in_stock", "inventory"],
  unit: ["unit_en", "unit_type", "quantity", "serving_size"],
  pictures: ["picture", "images", "image", "image_url", "photo", "photos", "thumbnail"],
  generic_names: ["generic_name", "substances", "dci"],
  nutrition: ["nutritions"],
  allergies: ["allergens", "allergens_tags"],
  veg: ["vegetarian"],
  prescription_required: ["is_prescription_required"],
};

/** Which columns of a file hold what; by their headers, unless said. */
export interface Columns {
  /** A field with its column; an empty one is left out. */
  map: Map<ProductField, string>;
  /** What holds for every row that does not say it. */
  set: Map<ProductField, string>;
}

/** `field=column,field=column` as it is typed. */
export function readPairs(text: string): Map<ProductField, string> {
  const pairs = new Map<ProductField, string>();
  for (const pair of text.split(",").filter((one) => one.trim() !== "")) {
    const [name = "", ...rest] = pair.split("=");
    const field = productFields.find((one) => one === name.trim());
    if (!field || rest.length === 0) {
      throw new ImportError(
        `${pair.trim()} is not one of ${productFields.join(", ")}, "=" and a column or a value`,
      );
    }
    pairs.set(field, rest.join("=").trim());
  }
  return pairs;
}

/** Finds the value of a field in a row; an empty one counts as none. */
export function fieldReader({ map, set }: Columns) {
  const headersOf = new Map<string, Map<string, string>>();

  /** The headers of a row, by their plain form. Most rows of a file have the same. */
  function headers(fields: Record<string, unknown>): Map<string, string> {
    const names = Object.keys(fields);
    const key = names.join("\n");
    const known = headersOf.get(key);
    if (known) return known;
    const found = new Map(names.map((name) => [plain(name), name]));
    if (headersOf.size < 100) headersOf.set(key, found);
    return found;
  }

  return (fields: Record<string, unknown>, field: ProductField): unknown => {
    const column = map.get(field);
    if (column !== undefined) {
      if (column === "") return undefined;
      const value = fields[column];
      return isGiven(value) ? value : set.get(field);
    }
    const inRow = headers(fields);
    for (const header of [field, ...(knownHeaders[field] ?? [])]) {
      const name = inRow.get(header);
      if (name !== undefined && isGiven(fields[name])) return fields[name];
    }
    return set.get(field);
  };
}

/** Every mapped column stands in the table. */
export function checkMapped({ map }: Columns, fields: Record<string, unknown>) {
  for (const [field, column] of map) {
    if (column === "" || column in fields) continue;
    const there = Object.keys(fields).join(", ");
    throw new ImportError(`there is no column ${column} for ${field}; there are ${there}`);
  }
}

function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return Array.isArray(value) ? value.length > 0 : String(value).trim() !== "";
}

/** `discountPercentage`, `Discount percentage` and `discount_percentage` are the same header. */
function plain(header: string): string {
  return header
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}
