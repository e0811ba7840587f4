import { AppError } from "@errand/core/errors";
import type { StatedItem } from "@errand/core/items/store-items.types";
import { type Minor, toMinor } from "@errand/core/money";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  addOns,
  brands,
  categories,
  commonConditions,
  items,
  stores,
  tags,
} from "../catalog/catalog.tables.ts";
import { wordTexts } from "../catalog/stated-text.ts";
import type { Database } from "../database/database.ts";

/**
 * Rows that items refer to: those of the shop, which must exist, and add-ons and tags, which are
 * created.
 */

type ItemRow = typeof items.$inferSelect;
type References = Pick<
  typeof items.$inferInsert,
  "subCategoryId" | "brandId" | "commonConditionId"
> & { categoryId?: number };

/** The category, brand and condition that a store states, all of its module. Throws their 404s. */
export async function referencesOf(
  tx: Database,
  stated: StatedItem,
  { before, moduleId }: { before: ItemRow | null; moduleId: number },
): Promise<References> {
  const { category_id, sub_category_id, brand_id, common_condition_id } = stated;
  const category = category_id ?? before?.categoryId;
  if (category_id !== undefined) {
    const isMain = and(eq(categories.id, category_id), isNull(categories.parentId));
    await requireOne(tx, categories, and(isMain, eq(categories.moduleId, moduleId)), {
      error: "category_not_found",
      field: "category_id",
    });
  }
  if (sub_category_id != null && category !== undefined) {
    const isWithin = and(eq(categories.id, sub_category_id), eq(categories.parentId, category));
    await requireOne(tx, categories, isWithin, {
      error: "category_not_found",
      field: "sub_category_id",
    });
  }
  if (brand_id != null) {
    const isKnown = and(eq(brands.id, brand_id), eq(brands.moduleId, moduleId));
    await requireOne(tx, brands, isKnown, { error: "brand_not_found", field: "brand_id" });
  }
  if (common_condition_id != null) {
    const { id, moduleId: module } = commonConditions;
    const isKnown = and(eq(id, common_condition_id), eq(module, moduleId));
    const fault = { error: "common_condition_not_found", field: "common_condition_id" } as const;
    await requireOne(tx, commonConditions, isKnown, fault);
  }
  // A subcategory belongs to its category.
  const isMoved = category_id !== undefined && category_id !== before?.categoryId;
  const subCategory = sub_category_id === undefined && isMoved ? null : sub_category_id;
  return {
    ...(category_id !== undefined && { categoryId: category_id }),
    ...(subCategory !== undefined && { subCategoryId: subCategory }),
    ...(brand_id !== undefined && { brandId: brand_id }),
    ...(common_condition_id !== undefined && { commonConditionId: common_condition_id }),
  };
}

async function requireOne(
  tx: Database,
  table: typeof categories | typeof brands | typeof commonConditions,
  condition: ReturnType<typeof and>,
  {
    error,
    field,
  }: {
    error: "category_not_found" | "brand_not_found" | "common_condition_not_found";
    field: string;
  },
) {
  if ((await tx.$count(table, condition)) === 0) throw new AppError(error, { field });
}

/** The ids of tags by their English names; missing ones are created. */
export async function tagIdsOf(
  tx: Database,
  stated: NonNullable<StatedItem["tags"]>,
): Promise<number[]> {
  const words = wordTexts(stated);
  if (words.length === 0) return [];
  const name = sql<string>`${tags.tag}->>'en'`;
  const names = words.map(({ en }) => en);
  const rows = await tx.select({ id: tags.id, name }).from(tags).where(inArray(name, names));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = words.filter(({ en }) => !ids.has(en));
  if (missing.length > 0) {
    const created = await tx
      .insert(tags)
      .values(missing.map((tag) => ({ tag })))
      .returning({ id: tags.id, tag: tags.tag });
    for (const { id, tag } of created) ids.set(tag.en, id);
  }
  return words.flatMap(({ en }) => ids.get(en) ?? []);
}

type StatedAddOn = NonNullable<StatedItem["add_ons"]>[number];

/**
 * The ids of the add-ons of an item. One that is stated by its id, or by a name that the store
 * knows, is changed by what else is stated, for all items; others are created. Throws
 * `item_add_ons_invalid` for an id of another store and for a new one without a name or a price.
 */
export async function addOnIdsOf(
  tx: Database,
  storeId: number,
  stated: StatedAddOn[],
): Promise<number[]> {
  if (stated.length === 0) return [];
  // Two changes of a store's add-ons wait for each other, so that none is created twice.
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
  const known = await tx.select().from(addOns).where(eq(addOns.storeId, storeId));
  const ids: number[] = [];
  for (const entry of stated) {
    const name = entry.name?.toLowerCase();
    const existing = known.find(
      (addOn) =>
        addOn.id === entry.id || (entry.id === undefined && addOn.name.en.toLowerCase() === name),
    );
    if (entry.id !== undefined && !existing)
      throw new AppError("item_add_ons_invalid", { field: "add_ons" });
    const id = existing
      ? await changeAddOn(tx, existing, entry)
      : await insertAddOn(tx, storeId, entry);
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

async function changeAddOn(
  tx: Database,
  addOn: typeof addOns.$inferSelect,
  { name, name_fr, price }: StatedAddOn,
): Promise<number> {
  const en = name ?? addOn.name.en;
  const wasCopy = addOn.name.fr === addOn.name.en;
  const changed = {
    name: { en, fr: name_fr ?? (wasCopy ? en : addOn.name.fr) },
    price: price === undefined ? addOn.price : toMinor(price),
    active: true,
  };
  await tx.update(addOns).set(changed).where(eq(addOns.id, addOn.id));
  return addOn.id;
}

async function insertAddOn(
  tx: Database,
  storeId: number,
  { name, name_fr, price }: StatedAddOn,
): Promise<number> {
  if (name === undefined || price === undefined) {
    throw new AppError("item_add_ons_invalid", { field: "add_ons" });
  }
  const amount: Minor = toMinor(price);
  const [created] = await tx
    .insert(addOns)
    .values({ storeId, name: { en: name, fr: name_fr ?? name }, price: amount })
    .returning({ id: addOns.id });
  if (!created) throw new Error("no add-on was created");
  return created.id;
}

/**
 * The ids of the items that go with an item, each once. Throws `item_goes_with` for itself, and for
 * one that its store does not have.
 */
export async function requireCompanions(
  tx: Database,
  stated: number[],
  { storeId, itemId }: { storeId: number; itemId: number | undefined },
): Promise<number[]> {
  const ids = [...new Set(stated)];
  if (ids.length === 0) return [];
  const isOfStore = and(eq(items.storeId, storeId), isNull(items.deletedAt));
  const known = await tx.$count(items, and(isOfStore, inArray(items.id, ids)));
  if (known < ids.length || ids.some((id) => id === itemId)) {
    throw new AppError("item_goes_with", { field: "goes_with" });
  }
  return ids;
}

/** Removes an item from those that it goes with. */
export async function leaveCompanions(
  tx: Database,
  { storeId, itemId }: { storeId: number; itemId: number },
): Promise<void> {
  await tx
    .update(items)
    .set({ goesWith: sql`array_remove(${items.goesWith}, ${itemId}::bigint)` })
    .where(and(eq(items.storeId, storeId), sql`${itemId}::bigint = any(${items.goesWith})`));
}
