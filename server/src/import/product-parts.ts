import { inArray } from "drizzle-orm";
import { addOns, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import type { ProductToWrite } from "./product.ts";
import type { Refusal } from "./report.ts";
import type { StoreProduct } from "./store-product.ts";
import type { WrittenItem } from "./write-items.ts";

/** Rows of other tables that belong to items: add-ons, variations, reviews. */

/**
 * The ids of the add-ons of each product, null where it gives none. An add-on that its store does
 * not have is created. A product that names an unknown one without a price is refused.
 */
export async function addOnIds(
  tx: Database,
  batch: StoreProduct[],
  refused: Refusal[],
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
    const wanted = product.addOns ?? [];
    const missing = wanted.filter(({ name }) => !known.has(keyOf(store.storeId, name.en)));
    const unpriced = missing.find(({ price }) => price === null);
    if (unpriced) {
      const reason = `add_ons: ${unpriced.name.en} is not known, and has no price`;
      refused.push({ at: product.at, reason });
      continue;
    }
    for (const { name, price } of missing) {
      const [created] = await tx
        .insert(addOns)
        .values({ storeId: store.storeId, name, price: price ?? 0 })
        .returning({ id: addOns.id });
      if (created) known.set(keyOf(store.storeId, name.en), created.id);
    }
    const ids = wanted.flatMap(({ name }) => known.get(keyOf(store.storeId, name.en)) ?? []);
    idsOf.set(product, product.addOns && [...new Set(ids)]);
  }
  return idsOf;
}

const keyOf = (storeId: number, name: string) => `${storeId} ${name.toLowerCase()}`;

/** Replaces the variations of the items whose rows give them. */
export async function writeVariations(
  tx: Database,
  inserted: WrittenItem[],
  changed: WrittenItem[],
): Promise<void> {
  const isVaried = ({ product }: WrittenItem) => product.variations !== null;
  const replaced = changed.filter(isVaried).map(({ id }) => id);
  if (replaced.length > 0) {
    await tx.delete(itemVariations).where(inArray(itemVariations.itemId, replaced));
  }
  await insertRows(
    tx,
    itemVariations,
    [...inserted, ...changed].flatMap(({ id, product: { variations } }) =>
      (variations?.variations ?? []).map((variation, position) => ({
        itemId: id,
        ...variation,
        position,
      })),
    ),
  );
}

/** The reviews of new items; those of existing items are customers' of this shop by now. */
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
