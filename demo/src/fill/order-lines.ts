import type { StoredChoice } from "@errand/server/cart/cart.tables";
import { type CartProduct, readCartProducts } from "@errand/server/cart/cart-products.data";
import { chosenVariation } from "@errand/server/cart/chosen-options";
import type { LineItem } from "@errand/server/cart/evaluate-lines";
import { items } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { and, asc, desc, eq, gte, isNull, or } from "drizzle-orm";

/** So much of an item has to be there that its shelf is not emptied. */
const enough = 10;

/**
 * What goes into the cart: so many pieces of each of the items that a store sells most and at any
 * time, with what has to be chosen, and more of the first one until the store takes the order.
 */
export async function wantedOf(
  db: Database,
  { id, minimumOrder }: { id: number; minimumOrder: number },
  pieces: number[],
): Promise<LineItem[]> {
  const best = await db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.storeId, id),
        eq(items.prescriptionRequired, false),
        isNull(items.availableFrom),
        isNull(items.campaignStarts),
        or(isNull(items.stock), gte(items.stock, enough)),
      ),
    )
    .orderBy(desc(items.popularity), asc(items.id))
    .limit(pieces.length);
  const goods = await readCartProducts(
    db,
    best.map((item) => item.id),
  );
  const sold = best.flatMap((item) => goods.get(item.id) ?? []);
  const lines = pieces.flatMap((quantity, place) => {
    const one = sold[place];
    return one ? [{ one, quantity }] : [];
  });
  const [first] = lines;
  if (!first) return [];
  const sum = lines.reduce((sum, { one, quantity }) => sum + one.item.price * quantity, 0);
  const missing = Math.max(0, Math.ceil((minimumOrder - sum) / first.one.item.price));
  return lines.map(({ one, quantity }, place) => ({
    cartId: null,
    itemId: one.item.id,
    quantity: place === 0 ? quantity + missing : quantity,
    choices: firstChoices(one),
    addOns: [],
  }));
}

/** The first that will do of every group that has to be chosen from, and the variation of which most is there. */
function firstChoices({ item, variations }: CartProduct): StoredChoice[] {
  const [most] = variations.toSorted((a, b) => b.stock - a.stock);
  if (most) return [{ variation: chosenVariation(most) }];
  return item.foodChoices
    .filter(({ required }) => required)
    .map(({ id, name, min, values }) => ({
      group: { id, label: name },
      options: values.slice(0, Math.max(1, min)).map(({ id, label }) => ({ id, label })),
    }));
}
