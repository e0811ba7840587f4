import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";

/**
 * What is left of everything that has a stock: a variation, an item without variations, or the
 * pieces that a flash sale allots to an item. Food has no unit, because it is cooked to order. Only
 * `server/src/stock` writes units, each time with a movement.
 *
 * Beside the catalogue instead of in it: an order changes no catalogue row and clears no cache. A
 * trigger notifies `stock:<store id>` on the channel `catalogue` only when the availability shown
 * to customers changes: sold out, or one of the last `fewLeft` pieces (`core/src/items/stock.ts`).
 * Any other change is visible when cached responses expire with their minute; cart and checkout
 * read units without a cache.
 *
 * No foreign keys, because units and their movements outlive what they counted.
 */
export const stockUnits = pgTable(
  "stock_units",
  {
    id: identity(),
    itemId: rowId().notNull(),
    /** Null for an item without variations and for a flash sale. */
    variationId: rowId(),
    flashSaleId: rowId(),
    quantity: integer().notNull(),
    /** A closed unit is no longer for sale, but takes back what running orders return. */
    closed: boolean().notNull().default(false),
  },
  (t) => [
    unique("stock_units_key").on(t.itemId, t.variationId, t.flashSaleId).nullsNotDistinct(),
    check("stock_units_quantity", sql`${t.quantity} >= 0`),
    check("stock_units_kind", sql`${t.variationId} is null or ${t.flashSaleId} is null`),
  ],
);
