import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { StatedItem } from "@errand/core/items/store-items.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { type ItemChoice, items, stores } from "../catalog/catalog.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import { takeUploads } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { adjustStock } from "../stock/adjust-stock.ts";
import { newStockChange, setStock } from "../stock/set-stock.ts";
import { picturesAfter } from "./item-pictures.ts";
import { withOptionPictures } from "./option-pictures.ts";
import { addOnIdsOf, referencesOf, requireCompanions, tagIdsOf } from "./store-item-parts.data.ts";
import { type ItemColumns, lowestPrice, toItemColumns } from "./store-item-values.ts";
import {
  readVariations,
  toVariationsToWrite,
  type VariationsToWrite,
  writeVariations,
} from "./store-item-variations.data.ts";

/** Writes what a store states of its items: a new item, or a change of one. */

interface StoreOfItems {
  id: number;
  moduleId: number;
  zoneId: number;
  moduleType: ModuleType;
}

export interface ItemChange {
  storeId: number;
  stated: StatedItem;
  /** The names of pictures that were uploaded. */
  pictures: string[];
}

/** Adds an item and returns its id. Throws the errors of the contract. */
export async function insertItem(
  tx: Database,
  { storeId, stated, pictures }: ItemChange,
): Promise<number> {
  const store = await readStore(tx, storeId);
  const variations = toVariationsToWrite(stated, { choices: [], variations: [] });
  const hasVariations = variations !== null && variations.variations.length > 0;
  requireOwnStock(stated, hasVariations, store.moduleType);
  if (stated.price === undefined && !hasVariations) {
    throw new AppError("item_price_needed", { field: "price" });
  }
  if (store.moduleType !== "food" && !hasVariations && stated.stock === undefined) {
    throw new AppError("item_stock_needed", { field: "stock" });
  }
  await requireFreeSku(tx, storeId, stated.sku);
  const columns = {
    ...(await columnsFor(tx, store, stated, null)),
    ...variationColumns(variations),
    ...(await pictureColumns(
      tx,
      { storeId, stated, pictures, choices: variations?.choices ?? null },
      { images: [], choices: [] },
    )),
  };
  const { name, categoryId, price } = columns;
  if (!name || categoryId === undefined || price === undefined) {
    throw new Error("an item needs a name, a category and a price");
  }
  const slug = `${toSlug(name.en)}-${randomBytes(4).toString("hex")}`;
  const required = { name, categoryId, price, slug, description: { en: "", fr: "" } };
  const { moduleId, zoneId } = store;
  const [created] = await tx
    .insert(items)
    .values({ ...required, ...columns, storeId, moduleId, zoneId })
    .returning({ id: items.id });
  if (!created) throw new Error("no item was created");
  if (hasVariations) await writeVariations(tx, created.id, variations, null);
  else if (stated.stock !== undefined) await putStock(tx, created.id, stated.stock);
  return created.id;
}

/**
 * Changes an item of the store. Throws the errors of the contract, and `item_not_found` for one
 * that was just deleted.
 */
export async function changeItem(
  tx: Database,
  itemId: number,
  { storeId, stated, pictures }: ItemChange,
): Promise<void> {
  const store = await readStore(tx, storeId);
  const before = await lockItem(tx, storeId, itemId);
  const current = await readVariations(tx, itemId);
  const variations = toVariationsToWrite(stated, { choices: before.choices, variations: current });
  const hasVariations = (variations?.variations ?? current).length > 0;
  requireOwnStock(stated, hasVariations, store.moduleType);
  const endsVariations = variations !== null && !hasVariations && current.length > 0;
  if (endsVariations && stated.price === undefined) {
    throw new AppError("item_price_needed", { field: "price" });
  }
  if (endsVariations && stated.stock === undefined) {
    throw new AppError("item_stock_needed", { field: "stock" });
  }
  await requireFreeSku(tx, storeId, stated.sku, itemId);
  const changed = {
    ...(await columnsFor(tx, store, stated, before)),
    ...variationColumns(variations),
    ...(await pictureColumns(
      tx,
      { storeId, stated, pictures, choices: variations?.choices ?? null },
      before,
    )),
  };
  if (Object.keys(changed).length > 0) {
    await tx.update(items).set(changed).where(eq(items.id, itemId));
  }
  if (variations) await writeVariations(tx, itemId, variations, stated.stock ?? null);
  else if (stated.stock !== undefined) await putStock(tx, itemId, stated.stock);
}

/** Locks an item that is not deleted. Throws `item_not_found`. */
export async function lockItem(tx: Database, storeId: number, itemId: number) {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.storeId, storeId), isNull(items.deletedAt)))
    .for("no key update");
  if (!item) throw new AppError("item_not_found");
  return item;
}

async function readStore(tx: Database, storeId: number): Promise<StoreOfItems> {
  const [store] = await tx
    .select({
      id: stores.id,
      moduleId: stores.moduleId,
      zoneId: stores.zoneId,
      moduleType: modules.type,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store;
}

/** Food is cooked to order; an item with variations has their prices and stocks. */
function requireOwnStock(
  { stock, price, variations }: StatedItem,
  hasVariations: boolean,
  moduleType: ModuleType,
) {
  if (moduleType === "food") {
    if (stock !== undefined) throw new AppError("item_stock_needed", { field: "stock" });
    if (variations?.length)
      throw new AppError("item_variations_incomplete", { field: "variations" });
  }
  if (!hasVariations) return;
  if (stock !== undefined) throw new AppError("item_stock_needed", { field: "stock" });
  if (price !== undefined) throw new AppError("item_price_needed", { field: "price" });
}

async function requireFreeSku(
  tx: Database,
  storeId: number,
  sku: string | null | undefined,
  itemId = 0,
) {
  if (sku == null) return;
  // Two new items with the same sku wait for each other.
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
  const isTaken = and(eq(items.storeId, storeId), eq(items.sku, sku), ne(items.id, itemId));
  if ((await tx.$count(items, isTaken)) > 0) throw new AppError("sku_taken", { field: "sku" });
}

async function columnsFor(
  tx: Database,
  { id, moduleId, moduleType }: StoreOfItems,
  stated: StatedItem,
  before: typeof items.$inferSelect | null,
): Promise<ItemColumns> {
  return {
    ...toItemColumns(stated, before, moduleType),
    ...(await referencesOf(tx, stated, { before, moduleId })),
    ...(stated.tags && { tagIds: await tagIdsOf(tx, stated.tags) }),
    ...(stated.add_ons && { addOnIds: await addOnIdsOf(tx, id, stated.add_ons) }),
    ...(stated.goes_with && {
      goesWith: await requireCompanions(tx, stated.goes_with, { storeId: id, itemId: before?.id }),
    }),
  };
}

/**
 * The pictures of an item and of its options after a change; those of options are positions among
 * the item's.
 */
async function pictureColumns(
  tx: Database,
  {
    storeId,
    stated,
    pictures,
    choices,
  }: ItemChange & {
    /** Null while they stay as they are. */
    choices: ItemChoice[] | null;
  },
  before: Pick<typeof items.$inferSelect, "images" | "choices">,
): Promise<ItemColumns> {
  if (stated.images === undefined && pictures.length === 0 && choices === null) return {};
  const named = (stated.images ?? []).filter((name) => !before.images.includes(name));
  const known = [...before.images, ...(await takeUploads(tx, storeId, named))];
  const images = picturesAfter(stated, known, pictures);
  const changed = { images, choices: choices ?? before.choices };
  return { images, choices: withOptionPictures(changed, stated, before) };
}

function variationColumns(written: VariationsToWrite | null): ItemColumns {
  if (written === null) return {};
  const { choices, variations } = written;
  return { choices, ...(variations.length > 0 && { price: lowestPrice(variations) }) };
}

async function putStock(tx: Database, itemId: number, stock: number) {
  const adjusted = await adjustStock(tx, { itemId, variationId: null }, { set: stock });
  if (adjusted !== null) return;
  const level = { itemId, variationId: null, flashSaleId: null, quantity: stock };
  await setStock(tx, newStockChange("setting"), [level]);
}
