import { type ProductField, productFields } from "@errand/core/items/import-fields";
import { withoutAccents } from "@errand/core/written-text";
import { CommandLineError, ImportError } from "./import-error.ts";

/**
 * Headers that are recognised without `--map`, the preferred ones first, normalised as by
 * `normalizeHeader`.
 */
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
  sold_by: ["sold_by_weight", "vendu_au_poids"],
  unit: ["unit_en", "unit_type", "quantity", "serving_size"],
  pictures: ["picture", "images", "image", "image_url", "photo", "photos", "thumbnail"],
  generic_names: ["generic_name", "substances", "dci"],
  nutrition: ["nutritions"],
  allergies: ["allergens", "allergens_tags"],
  veg: ["vegetarian"],
  prescription_required: ["is_prescription_required"],
};

/** The columns of the fields whose headers are not recognised. */
export interface Columns {
  /** The column of a field; an empty name leaves the field out. */
  map: Map<ProductField, string>;
  /** The value of a field for every row without one. */
  set: Map<ProductField, string>;
}

/** Parses `field=column,field=column`. */
export function readPairs(text: string): Map<ProductField, string> {
  const pairs = new Map<ProductField, string>();
  for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
    const [name = "", ...rest] = pair.split("=");
    const field = productFields.find((known) => known === name.trim());
    if (!field || rest.length === 0) {
      throw new CommandLineError(
        `${pair.trim()} is not one of ${productFields.join(", ")}, "=" and a column or a value`,
      );
    }
    pairs.set(field, rest.join("=").trim());
  }
  return pairs;
}

/**
 * Returns a function that takes the fields of a row and returns its reader; empty values count as
 * missing.
 */
export function fieldReader(stated: Columns) {
  const { map, set } = stated;
  const columnsOf = new Map<string, Map<ProductField, string[]>>();

  /**
   * The columns to look for each field in, cached because most rows of a file have the same
   * headers.
   */
  function columnsFor(fields: Record<string, unknown>): Map<ProductField, string[]> {
    const names = Object.keys(fields);
    const key = names.join("\n");
    const cached = columnsOf.get(key);
    if (cached) return cached;
    const columns = columnsOfFields(names, stated);
    if (columnsOf.size < 1_000) columnsOf.set(key, columns);
    return columns;
  }

  return (fields: Record<string, unknown>) => {
    const columns = columnsFor(fields);
    return (field: ProductField): unknown => {
      const column = columns.get(field)?.find((name) => hasValue(fields[name]));
      if (column !== undefined) return fields[column];
      return map.get(field) === "" ? undefined : set.get(field);
    };
  };
}

// The records of a file have different fields, but all from the same few names.
const normalizedNames = new Map<string, string>();

function normalizedName(name: string): string {
  const cached = normalizedNames.get(name);
  if (cached !== undefined) return cached;
  const header = normalizeHeader(name);
  if (normalizedNames.size < 1_000) normalizedNames.set(name, header);
  return header;
}

/** The columns of each field among these names, the preferred ones first. */
export function columnsOfFields(
  names: string[],
  { map }: Pick<Columns, "map">,
): Map<ProductField, string[]> {
  const columnOf = new Map(names.map((name) => [normalizedName(name), name]));
  const columns = new Map<ProductField, string[]>();
  for (const field of productFields) {
    const mapped = map.get(field);
    const headers = [field, ...(knownHeaders[field] ?? [])];
    const found =
      mapped === undefined ? headers.flatMap((header) => columnOf.get(header) ?? []) : [mapped];
    if (found.length > 0 && mapped !== "") columns.set(field, found);
  }
  return columns;
}

/** Throws `ImportError` when a mapped column is not in the table. */
export function checkMapped({ map }: Pick<Columns, "map">, columns: readonly string[]) {
  for (const [field, column] of map) {
    const isByNumber = Number(column) >= 1 && Number(column) <= columns.length;
    if (column === "" || columns.includes(column) || isByNumber) continue;
    throw new ImportError("noColumn", { column, field, existing: columns.join(", ") });
  }
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  // An object may not become a text: its field refuses it.
  return typeof value === "object" || String(value).trim() !== "";
}

/** `discountPercentage`, `Discount percentage` and `discount_percentage` are the same header. */
export function normalizeHeader(header: string): string {
  return withoutAccents(header)
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}
