import { nothing } from "@errand/core/money";
import { inArray, sql } from "drizzle-orm";
import { addOns, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import type { ProductToWrite } from "./product.ts";
import type { RejectedRow } from "./report.ts";
import type { StoreProduct } from "./store-product.ts";
import type { WrittenItem } from "./write-items.ts";

/** Writes rows of other tables that belong to items: add-ons, variations, reviews. */

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
    for (const { id, storeId, name } of rows) known.set(keyOf(storeId, name.en), id);
  }

  const idsOf = new Map<ProductToWrite, number[] | null>();
  for (const { product, store } of batch) {
    const named = product.addOns ?? [];
    const missing = named.filter(({ name }) => !known.has(keyOf(store.storeId, name.en)));
    const unpriced = missing.find(({ price }) => price === null);
    if (unpriced) {
      const reason = `add_ons: ${unpriced.name.en} is not known, and has no price`;
      refused.push({ at: product.at, reason });
      continue;
    }
    for (const { name, price } of missing) {
      const [created] = await tx
        .insert(addOns)
        .values({ storeId: store.storeId, name, price: price ?? nothing })
        .returning({ id: addOns.id });
      if (created) known.set(keyOf(store.storeId, name.en), created.id);
    }
    const ids = named.flatMap(({ name }) => known.get(keyOf(store.storeId, name.en)) ?? []);
    idsOf.set(product, product.addOns && [...new Set(ids)]);
  }
  return idsOf;
}

const keyOf = (storeId: number, name: string) => `${storeId} ${name.toLowerCase()}`;

/**
 * Writes the variations of the items whose rows have some. A variation with the same English type
 * keeps its id, because carts and orders refer to it; the item's other variations are removed.
 */
export async function writeVariations(
  tx: Database,
  inserted: WrittenItem[],
  changed: WrittenItem[],
): Promise<void> {
  await insertRows(tx, itemVariations, inserted.flatMap(variationRows));
  const replaced = changed.filter(({ product }) => product.variations !== null);
  if (replaced.length === 0) return;
  const ids = replaced.map(({ id }) => id);
  const rows = sql`jsonb_to_recordset(${JSON.stringify(replaced.flatMap(variationRows))}::jsonb) as v (
    "itemId" integer, type jsonb, price integer, stock integer, position integer
  )`;
  await tx.execute(sql`
    delete from item_variations where item_id = any(${sql.param(ids)})
    and (item_id, type->>'en') not in (select v."itemId", v.type->>'en' from ${rows})`);
  await tx.execute(sql`
    insert into item_variations (item_id, type, price, stock, position)
    select v."itemId", v.type, v.price, v.stock, v.position from ${rows}
    on conflict (item_id, (type->>'en')) do update set
      type = excluded.type, price = excluded.price, stock = excluded.stock, position = excluded.position`);
}

function variationRows({ id, product: { variations } }: WrittenItem) {
  return (variations?.variations ?? []).map((variation, position) => ({
    itemId: id,
    ...variation,
    position,
  }));
}

/** Writes the reviews of new items only: existing items may have reviews of customers of this shop. */
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
