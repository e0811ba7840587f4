import { nothing } from "@errand/core/money";
import { inArray, sql } from "drizzle-orm";
import { addOns } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { toImportReason } from "../messages/import-reason.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { type StockChange, type StockLevel, setStock } from "../stock/set-stock.ts";
import type { ProductToWrite } from "./product.ts";
import type { RejectedRow } from "./report.ts";
import type { StoreProduct } from "./store-product.ts";
import type { WrittenItem } from "./write-items.ts";

/** Writes rows of other tables that belong to items: add-ons, variations, stock, reviews. */

/**
 * Returns the ids of the add-ons of each product, null when its row has no add-ons. Creates add-ons
 * that the store lacks. Refuses a product that names an unknown add-on without a price.
 */
export async function addOnIds(
  tx: Database,
  batch: StoreProduct[],
  refused: RejectedRow[],
): Promise<Map<ProductToWrite, number[] | null>> {
  const storeIds = batch.flatMap(({ product, store }) => (product.addOns ? store.storeId : []));
  const known = new Map<string, number>();
  if (storeIds.length > 0) {
    const rows = await tx
      .select({ id: addOns.id, storeId: addOns.storeId, name: addOns.name })
      .from(addOns)
      .where(inArray(addOns.storeId, [...new Set(storeIds)]));
    for (const { id, storeId, name } of rows) known.set(toPartKey(storeId, name.en), id);
  }

  const idsOf = new Map<ProductToWrite, number[] | null>();
  for (const { product, store } of batch) {
    const named = product.addOns ?? [];
    const missing = named.filter(({ name }) => !known.has(toPartKey(store.storeId, name.en)));
    const unpriced = missing.find(({ price }) => price === null);
    if (unpriced) {
      const reason = toImportReason("unknownAddOn", { name: unpriced.name.en });
      refused.push({ at: product.at, reason });
      continue;
    }
    for (const { name, price } of missing) {
      const [created] = await tx
        .insert(addOns)
        .values({ storeId: store.storeId, name, price: price ?? nothing })
        .returning({ id: addOns.id });
      if (created) known.set(toPartKey(store.storeId, name.en), created.id);
    }
    const ids = named.flatMap(({ name }) => known.get(toPartKey(store.storeId, name.en)) ?? []);
    idsOf.set(product, product.addOns && [...new Set(ids)]);
  }
  return idsOf;
}

const toPartKey = (storeId: number, name: string) => `${storeId} ${name.toLowerCase()}`;

/**
 * Writes the variations and the stock of the items whose rows have some. A variation with the same
 * English type keeps its id, because carts and orders refer to it; the item's other variations are
 * removed.
 */
export async function writeVariationsAndStock(
  tx: Database,
  change: StockChange,
  written: WrittenItem[],
): Promise<void> {
  const varied = written.filter(({ product }) => product.variations !== null);
  const levels = await writeVariations(tx, varied);
  for (const { id, stock, product } of written) {
    if (product.variations !== null || stock === null) continue;
    levels.push({ itemId: id, variationId: null, flashSaleId: null, quantity: stock });
  }
  await setStock(tx, change, levels);
  await removeOtherVariations(tx, varied, levels);
}

/** Returns the stock of each variation. */
async function writeVariations(tx: Database, varied: WrittenItem[]): Promise<StockLevel[]> {
  if (varied.length === 0) return [];
  const { rows } = await tx.execute<StockLevel>(sql`
    with imported as materialized (
      select v.* from jsonb_to_recordset(${JSON.stringify(varied.flatMap(variationRows))}::jsonb) as v (
        "itemId" bigint, type jsonb, price bigint, stock integer, position integer
      )
    ),
    written as (
      insert into item_variations (item_id, type, price, position)
      select v."itemId", v.type, v.price, v.position from imported v
      on conflict (item_id, (type->>'en')) do update set
        type = excluded.type, price = excluded.price, position = excluded.position
      returning id, item_id, type
    )
    select w.item_id as "itemId", w.id as "variationId", null as "flashSaleId", v.stock as quantity
    from written w join imported v on v."itemId" = w.item_id and v.type->>'en' = w.type->>'en'`);
  return rows;
}

async function removeOtherVariations(
  tx: Database,
  varied: WrittenItem[],
  levels: StockLevel[],
): Promise<void> {
  if (varied.length === 0) return;
  const itemIds = varied.map(({ id }) => id);
  const variationIds = levels.flatMap(({ variationId }) => variationId ?? []);
  await tx.execute(sql`
    delete from item_variations
    where item_id = any(${sql.param(itemIds)}) and id <> all(${sql.param(variationIds)})`);
}

function variationRows({ id, product: { variations } }: WrittenItem) {
  return (variations?.variations ?? []).map((variation, position) => ({
    itemId: id,
    ...variation,
    // Only dishes have none, and they have no variations.
    stock: variation.stock ?? 0,
    position,
  }));
}

/**
 * Writes the reviews of new items only: existing items may have reviews of customers of this shop.
 */
export async function writeReviews(tx: Database, inserted: WrittenItem[]): Promise<void> {
  await insertRows(
    tx,
    reviews,
    inserted.flatMap(({ id, storeId, product }) =>
      (product.reviews ?? []).map(({ pictures, ...review }) => ({
        itemId: id,
        storeId,
        ...review,
        attachments: pictures,
      })),
    ),
  );
}
