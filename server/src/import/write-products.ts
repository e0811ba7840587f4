import { createHash } from "node:crypto";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { KeptProduct } from "./product.ts";
import { brandIds, categoryIds, tagIds } from "./product-names.ts";
import { type Refusal, RefusedRow } from "./report.ts";
import { slugOf } from "./slug.ts";

/** Where items are put, and what was done there so far. */
export interface Shelf {
  storeId: number;
  zoneId: number;
  moduleId: number;
  type: ModuleType;
  added: number;
  changed: number;
  /** Categories and brands that were not there before. */
  made: string[];
}

interface Known {
  id: number;
  hasVariations: boolean;
}

type Checked = { product: KeptProduct; known: Known | undefined };

/** Adds new items and changes known ones; answers the rows that cannot be taken. */
export async function writeProducts(
  tx: Database,
  shelf: Shelf,
  products: KeptProduct[],
): Promise<Refusal[]> {
  const earlier = await claim(tx, products);
  const known = await knownItems(
    tx,
    shelf,
    products.map(({ sku }) => sku),
  );
  const refused: Refusal[] = [];
  const taken = products.flatMap((product): Checked[] => {
    const before = known.get(product.sku);
    const reason = problemOf(product, before, earlier.get(product.sku), shelf);
    if (reason === null) return [{ product, known: before }];
    refused.push({ at: product.at, reason });
    return [];
  });
  if (taken.length > 0) await put(tx, shelf, taken);
  return refused;
}

/** Where in the file each number stands first. */
async function claim(tx: Database, products: KeptProduct[]): Promise<Map<string, string>> {
  const values = JSON.stringify(products.map(({ sku, at }) => ({ sku, at })));
  await tx.execute(sql`
    insert into imported select sku, at from jsonb_to_recordset(${values}::jsonb) as one (sku text, at text)
    on conflict do nothing`);
  const { rows } = await tx.execute<{ sku: string; at: string }>(sql`
    select sku, at from imported
    where sku = any(${sql.param(products.map(({ sku }) => sku))})`);
  return new Map(rows.map(({ sku, at }) => [sku, at]));
}

async function knownItems(
  tx: Database,
  { storeId }: Shelf,
  skus: string[],
): Promise<Map<string, Known>> {
  const rows = await tx
    .select({
      id: items.id,
      sku: items.sku,
      hasVariations: sql<boolean>`exists (select 1 from item_variations v where v.item_id = items.id)`,
    })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.sku, skus)));
  return new Map(rows.map(({ sku, ...known }) => [sku ?? "", known]));
}

function problemOf(
  product: KeptProduct,
  known: Known | undefined,
  first: string | undefined,
  { type }: Shelf,
): string | null {
  if (first !== undefined && first !== product.at) {
    return `${product.sku} stands in ${first} already`;
  }
  if (known?.hasVariations && (product.stock !== null || product.price !== null)) {
    return `${product.sku} has variations, with prices and stock of their own`;
  }
  if (known) return null;
  if (product.name === null) return `name is missing, and ${product.sku} is not known`;
  if (product.category === null) return "category is missing";
  if (product.price === null) return "price is missing";
  return product.stock === null && type !== "food" ? "stock is missing" : null;
}

async function put(tx: Database, shelf: Shelf, taken: Checked[]) {
  const products = taken.map(({ product }) => product);
  const categories = await categoryIds(tx, shelf, products);
  const brands = await brandIds(tx, shelf, products);
  const tags = await tagIds(tx, products);
  const rows = taken.map(({ product, known }) => {
    const { at: _at, category, subCategory, brand, tags: tagNames, stock, ...told } = product;
    const place = category === null ? null : categories.get(category);
    return {
      ...told,
      id: known?.id ?? null,
      // Food is cooked to order.
      stock: shelf.type === "food" ? null : stock,
      categoryId: place?.id ?? null,
      subCategoryId: (subCategory !== null && place?.within.get(subCategory)) || null,
      brandId: (brand !== null && brands.get(brand)) || null,
      tagIds: tagNames?.flatMap((name) => tags.get(name) ?? []) ?? null,
    };
  });
  const fresh = rows.filter(({ id }) => id === null);
  const old = rows.filter(({ id }) => id !== null);
  if (fresh.length > 0) await tx.insert(items).values(fresh.map((row) => newItem(row, shelf)));
  if (old.length > 0) await change(tx, old);
  shelf.added += fresh.length;
  shelf.changed += old.length;
}

type ItemRow = Omit<KeptProduct, "at" | "category" | "subCategory" | "brand" | "tags"> & {
  id: number | null;
  categoryId: number | null;
  subCategoryId: number | null;
  brandId: number | null;
  tagIds: number[] | null;
};

const nothing = { en: "", fr: "" };

function newItem({ id: _new, ...row }: ItemRow, shelf: Shelf): typeof items.$inferInsert {
  if (row.name === null || row.categoryId === null || row.price === null) {
    throw new RefusedRow("an item needs a name, a category and a price");
  }
  const { storeId, zoneId, moduleId } = shelf;
  return {
    storeId,
    zoneId,
    moduleId,
    slug: `${slugOf(row.name.en)}-${hashOf(`${storeId} ${row.sku}`)}`,
    sku: row.sku,
    name: row.name,
    description: row.description ?? nothing,
    categoryId: row.categoryId,
    subCategoryId: row.subCategoryId,
    brandId: row.brandId,
    price: row.price,
    discount: row.discount ?? 0,
    stock: row.stock,
    unit: row.unit,
    images: row.images ?? [],
    tagIds: row.tagIds ?? [],
    genericNames: row.genericNames ?? [],
    nutrition: row.nutrition ?? [],
    allergies: row.allergies ?? [],
    veg: row.veg ?? true,
    organic: row.organic ?? false,
    halal: row.halal ?? false,
    basic: row.basic ?? false,
    prescriptionRequired: row.prescriptionRequired ?? false,
    recommended: row.recommended ?? false,
    maximumCartQuantity: row.maximumCartQuantity,
    active: row.active ?? true,
  };
}

/** Two stores may sell the same thing, and one store two things of the same name. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** What a row does not tell stays as it is. */
async function change(tx: Database, rows: ItemRow[]) {
  await tx.execute(sql`
    update items set
      name = coalesce(v.name, items.name),
      description = coalesce(v.description, items.description),
      category_id = coalesce(v."categoryId", items.category_id),
      sub_category_id = case when v."categoryId" is null then items.sub_category_id else v."subCategoryId" end,
      brand_id = coalesce(v."brandId", items.brand_id),
      price = coalesce(v.price, items.price),
      discount = coalesce(v.discount, items.discount),
      discount_kind = case when v.discount is null then items.discount_kind else 'percent' end,
      stock = coalesce(v.stock, items.stock),
      unit = coalesce(v.unit, items.unit),
      images = coalesce(v.images, items.images),
      tag_ids = coalesce(v."tagIds", items.tag_ids),
      generic_names = coalesce(v."genericNames", items.generic_names),
      nutrition = coalesce(v.nutrition, items.nutrition),
      allergies = coalesce(v.allergies, items.allergies),
      veg = coalesce(v.veg, items.veg),
      organic = coalesce(v.organic, items.organic),
      halal = coalesce(v.halal, items.halal),
      basic = coalesce(v.basic, items.basic),
      prescription_required = coalesce(v."prescriptionRequired", items.prescription_required),
      recommended = coalesce(v.recommended, items.recommended),
      maximum_cart_quantity = coalesce(v."maximumCartQuantity", items.maximum_cart_quantity),
      active = coalesce(v.active, items.active)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (
      id integer, name jsonb, description jsonb, "categoryId" integer, "subCategoryId" integer,
      "brandId" integer, price integer, discount integer, stock integer, unit jsonb, images text[],
      "tagIds" integer[], "genericNames" jsonb, nutrition jsonb, allergies jsonb, veg boolean,
      organic boolean, halal boolean, basic boolean, "prescriptionRequired" boolean,
      recommended boolean, "maximumCartQuantity" integer, active boolean
    )
    where items.id = v.id`);
}
