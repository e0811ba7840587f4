import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import type { StoredChoice } from "@errand/server/cart/cart.tables";
import { type CartProduct, readCartProducts } from "@errand/server/cart/cart-products.data";
import { chosenVariation } from "@errand/server/cart/chosen-options";
import type { LineItem } from "@errand/server/cart/evaluate-lines";
import { items, stores } from "@errand/server/catalog/catalog.tables";
import { offerColumns } from "@errand/server/catalog/sales.data";
import type { Database } from "@errand/server/database/database";
import { and, asc, desc, eq, gte, isNull, or } from "drizzle-orm";

/** The stock an item needs, so that an order does not sell it out. */
const minimumStock = 10;

/**
 * Returns the cart lines of an order: `pieces` of each of the store's best-selling items, with the
 * required choices. The quantity of the first line is raised to reach the store's minimum order.
 */
export async function cartLinesFor(
  db: Database,
  { id, minimumOrder }: { id: number; minimumOrder: number },
  pieces: number[],
  now: Date,
): Promise<LineItem[]> {
  const best = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(
      and(
        eq(items.storeId, id),
        eq(items.prescriptionRequired, false),
        isNull(items.availableFrom),
        isNull(items.campaignStarts),
        or(isNull(offerColumns.stock), gte(offerColumns.stock, minimumStock)),
      ),
    )
    .orderBy(desc(items.popularity), asc(items.id))
    .limit(pieces.length);
  const products = await readCartProducts(
    db,
    best.map((item) => item.id),
    now,
  );
  const sold = best.flatMap((item) => products.get(item.id) ?? []);
  const lines = pieces.flatMap((quantity, index) => {
    const product = sold[index];
    return product ? [{ product, quantity }] : [];
  });
  const [first] = lines;
  if (!first) return [];
  const sum = lines.reduce((sum, { product, quantity }) => sum + product.item.price * quantity, 0);
  const missing = Math.max(0, Math.ceil((minimumOrder - sum) / first.product.item.price));
  return lines.map(({ product, quantity }, index) => ({
    cartId: null,
    itemId: product.item.id,
    quantity: index === 0 ? quantity + missing : quantity,
    choices: firstChoices(product),
    addOns: [],
    ifSoldOut: defaultSoldOutChoice,
    note: null,
  }));
}

/** The first values of every required option group, or the variation with the most stock. */
function firstChoices({ item, variations }: CartProduct): StoredChoice[] {
  const [available] = variations.toSorted((a, b) => b.stock - a.stock);
  if (available) return [{ variation: chosenVariation(available) }];
  return item.foodChoices
    .filter(({ required }) => required)
    .map(({ id, name, min, values }) => ({
      group: { id, label: name },
      options: values.slice(0, Math.max(1, min)).map(({ id, label }) => ({ id, label })),
    }));
}
