import { createHash } from "node:crypto";
import { allergensOf } from "@errand/core/catalog/allergens";
import { sql } from "drizzle-orm";
import { type FoodChoice, items } from "../catalog/catalog.tables.ts";
import { itemPopularity } from "../catalog/counters.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import type { Database } from "../database/database.ts";
import { type InsertRow, insertRows } from "../database/insert-rows.ts";
import { averageRating } from "../reviews/ratings.ts";
import { RefusedRow } from "./import-error.ts";
import type { ProductToWrite } from "./product.ts";

/** A product with the ids of the names in its row. Null leaves the value of an existing item. */
export interface ItemValues {
  product: ProductToWrite;
  storeId: number;
  zoneId: number;
  stock: number | null;
  categoryId: number | null;
  subCategoryId: number | null;
  brandId: number | null;
  commonConditionId: number | null;
  tagIds: number[] | null;
  addOnIds: number[] | null;
  foodChoices: FoodChoice[] | null;
}

/** The values of an item that is in the database. */
export type WrittenItem = ItemValues & { id: number };

/** Inserts new items and returns them with their ids. */
export async function insertItems(
  tx: Database,
  { moduleId }: { moduleId: number },
  added: ItemValues[],
): Promise<WrittenItem[]> {
  if (added.length === 0) return [];
  const taken = await takenSlugs(tx, added);
  // The ids come first, because variations and reviews need them and `insertRows` returns none.
  const { rows: ids } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('items', 'id')) as id
    from generate_series(1, ${added.length}::integer)`);
  const written = added.map((values, index) => ({ ...values, id: ids[index]?.id ?? 0 }));
  await insertRows(
    tx,
    items,
    written.map((values) => newItem(values, moduleId, taken)),
  );
  await insertRows(
    tx,
    itemPopularity,
    written.flatMap(({ id, product: { soldLately } }) =>
      soldLately ? [{ itemId: id, before: soldLately }] : [],
    ),
  );
  return written;
}

async function takenSlugs(tx: Database, added: ItemValues[]): Promise<Set<string>> {
  const slugs = added.flatMap(({ product }) => product.slug ?? []);
  if (slugs.length === 0) return new Set();
  const rows = await tx
    .select({ slug: items.slug })
    .from(items)
    .where(sql`${items.slug} = any(${sql.param(slugs)})`);
  return new Set(rows.map(({ slug }) => slug));
}

const noText = { en: "", fr: "" };

function newItem(
  { product, ...ids }: WrittenItem,
  moduleId: number,
  taken: Set<string>,
): InsertRow<typeof items> {
  if (product.name === null || ids.categoryId === null || product.price === null) {
    throw new RefusedRow("newItem");
  }
  const ratings = product.reviews?.map(({ rating }) => rating) ?? [];
  return {
    id: ids.id,
    storeId: ids.storeId,
    zoneId: ids.zoneId,
    moduleId,
    slug: slugFor(product, product.name.en, ids.storeId, taken),
    sku: product.sku,
    name: product.name,
    description: product.description ?? noText,
    categoryId: ids.categoryId,
    subCategoryId: ids.subCategoryId,
    brandId: ids.brandId,
    commonConditionId: ids.commonConditionId,
    price: product.price,
    discount: product.discount ?? 0,
    discountKind: product.discountKind ?? "percent",
    unit: product.unit,
    images: product.images ?? [],
    tagIds: ids.tagIds ?? [],
    addOnIds: ids.addOnIds ?? [],
    sizeGuide: product.sizeGuide,
    returnsDays: product.returnsDays,
    weightStep: product.weightStep,
    foodChoices: ids.foodChoices ?? [],
    choices: product.variations?.choices ?? [],
    genericNames: product.genericNames ?? [],
    nutrition: product.nutrition ?? [],
    allergies: product.allergies ?? [],
    allergens: product.allergies && allergensOf(product.allergies),
    veg: product.veg ?? true,
    organic: product.organic ?? false,
    halal: product.halal ?? false,
    basic: product.basic ?? false,
    prescriptionRequired: product.prescriptionRequired ?? false,
    recommended: product.recommended ?? false,
    maximumCartQuantity: product.maximumCartQuantity,
    availableFrom: product.availableFrom,
    availableUntil: product.availableUntil,
    active: product.active ?? true,
    ratingCount: ratings.length,
    avgRating: averageRating(ratings),
    popularity: product.soldLately ?? 0,
    createdAt: product.onSaleSince ?? new Date(),
  };
}

/**
 * Returns the slug of the file when it is free, else the name with a hash, because stores may sell
 * the same item.
 */
function slugFor(
  { slug, sku }: ProductToWrite,
  name: string,
  storeId: number,
  taken: Set<string>,
): string {
  if (slug !== null && !taken.has(slug)) {
    taken.add(slug);
    return slug;
  }
  const hash = createHash("sha256").update(`${storeId} ${sku}`).digest("hex").slice(0, 8);
  return `${toSlug(name)}-${hash}`;
}

/** Updates existing items; empty fields of a row leave their values. */
export async function updateItems(tx: Database, changed: WrittenItem[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ product, ...ids }) => ({
    ...product,
    ...ids,
    choices: product.variations?.choices ?? null,
    allergens: product.allergies && allergensOf(product.allergies),
  }));
  await tx.execute(sql`
    update items set
      name = coalesce(v.name, items.name),
      description = coalesce(v.description, items.description),
      category_id = coalesce(v."categoryId", items.category_id),
      sub_category_id = case when v."categoryId" is null then items.sub_category_id else v."subCategoryId" end,
      brand_id = coalesce(v."brandId", items.brand_id),
      common_condition_id = coalesce(v."commonConditionId", items.common_condition_id),
      price = coalesce(v.price, items.price),
      discount = coalesce(v.discount, items.discount),
      discount_kind = coalesce(v."discountKind", items.discount_kind),
      unit = coalesce(v.unit, items.unit),
      images = coalesce(v.images, items.images),
      tag_ids = coalesce(v."tagIds", items.tag_ids),
      add_on_ids = coalesce(v."addOnIds", items.add_on_ids),
      size_guide = coalesce(v."sizeGuide", items.size_guide),
      returns_days = coalesce(v."returnsDays", items.returns_days),
      weight_step = coalesce(v."weightStep", items.weight_step),
      food_choices = coalesce(v."foodChoices", items.food_choices),
      choices = coalesce(v.choices, items.choices),
      generic_names = coalesce(v."genericNames", items.generic_names),
      nutrition = coalesce(v.nutrition, items.nutrition),
      allergies = coalesce(v.allergies, items.allergies),
      allergens = case when v.allergies is null then items.allergens else v.allergens end,
      veg = coalesce(v.veg, items.veg),
      organic = coalesce(v.organic, items.organic),
      halal = coalesce(v.halal, items.halal),
      basic = coalesce(v.basic, items.basic),
      prescription_required = coalesce(v."prescriptionRequired", items.prescription_required),
      recommended = coalesce(v.recommended, items.recommended),
      maximum_cart_quantity = coalesce(v."maximumCartQuantity", items.maximum_cart_quantity),
      available_from = coalesce(v."availableFrom", items.available_from),
      available_until = coalesce(v."availableUntil", items.available_until),
      active = coalesce(v.active, items.active)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (
      id bigint, name jsonb, description jsonb, "categoryId" bigint, "subCategoryId" bigint,
      "brandId" bigint, "commonConditionId" bigint, price bigint, discount integer,
      "discountKind" text, unit jsonb, images text[], "tagIds" bigint[],
      "addOnIds" bigint[], "sizeGuide" jsonb, "returnsDays" integer, "weightStep" integer, "foodChoices" jsonb, choices jsonb, "genericNames" jsonb,
      nutrition jsonb, allergies jsonb, allergens text[], veg boolean, organic boolean, halal boolean, basic boolean,
      "prescriptionRequired" boolean, recommended boolean, "maximumCartQuantity" integer,
      "availableFrom" time, "availableUntil" time, active boolean
    )
    where items.id = v.id`);
}
