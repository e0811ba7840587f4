import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import { AppError } from "@errand/core/errors";
import { minor } from "@errand/core/money";
import { discountOn } from "@errand/core/pricing/discount";
import { localTime } from "@errand/core/time";
import { readCartProducts } from "../cart/cart-products.data.ts";
import { type EvaluatedLine, evaluateLines } from "../cart/evaluate-lines.ts";
import { toDiscount } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";

/** Items that a store sends in place of others, each with the price of one piece today. */
export interface Replacement {
  line: EvaluatedLine;
  unitPrice: ReturnType<typeof minor>;
}

/**
 * The items by their ids, each evaluated for the quantity that is sent. Throws
 * `replacement_invalid` for an item of another store, and for one that cannot be ordered now
 * without further choices.
 */
export async function readReplacements(
  tx: Database,
  { cart, shop }: OrderRow,
  sent: { itemId: number; quantity: number }[],
  now: Date,
): Promise<Map<number, Replacement>> {
  const quantities = new Map<number, number>();
  for (const { itemId, quantity } of sent) {
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
  }
  const products = await readCartProducts(tx, [...quantities.keys()], now);
  const requested = [...quantities].map(([itemId, quantity]) => {
    const ifSoldOut = defaultSoldOutChoice;
    return { cartId: null, itemId, quantity, choices: [], addOns: [], ifSoldOut, note: null };
  });
  const at = localTime(now, shop.timeZone);
  // The customer has sent no prescription for an item that was not ordered.
  const conditions = { at, orLater: false, takesPrescriptions: false };
  const lines = new Map(
    evaluateLines(requested, products, conditions).map((line) => [line.item.id, line]),
  );
  return new Map(
    requested.map(({ itemId }) => {
      const line = lines.get(itemId);
      if (!line || line.store.id !== cart?.storeId || line.problems.length > 0) {
        throw new AppError("replacement_invalid", { field: "lines", data: { item_id: itemId } });
      }
      const discount = toDiscount(line.item);
      const off = discount ? discountOn(line.unitPrice, 1, discount) : 0;
      return [itemId, { line, unitPrice: minor(line.unitPrice - off) }];
    }),
  );
}
