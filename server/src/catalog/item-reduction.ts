import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { flashSaleItems, items } from "./catalog.tables.ts";

/** What is taken off an item now: by a running flash sale that has some left, else by the item itself. */

/** Holds for items of which something is taken off. */
export function hasReduction(saleIds: number[]): SQL {
  const own = sql`${items.discount} > 0`;
  return saleIds.length === 0 ? own : sql`(${own} or exists (${onSale(sql`1`, saleIds)}))`;
}

/** How much, in hundredths of a percent of the price. */
export function reduction(saleIds: number[]): SQL {
  const own = inPercent(items.discount, items.discountKind);
  if (saleIds.length === 0) return own;
  const sale = inPercent(flashSaleItems.discount, flashSaleItems.discountKind);
  return sql`coalesce((${onSale(sale, saleIds)} limit 1), ${own})`;
}

function inPercent(discount: AnyPgColumn, kind: AnyPgColumn): SQL {
  return sql`case when ${kind} = 'percent' then ${discount}
    else least(${discount}, ${items.price}) * 10000.0 / greatest(${items.price}, 1) end`;
}

function onSale(what: SQL, saleIds: number[]): SQL {
  return sql`select ${what} from ${flashSaleItems}
    where ${flashSaleItems.itemId} = ${items.id} and ${inArray(flashSaleItems.flashSaleId, saleIds)}
      and ${flashSaleItems.sold} < ${flashSaleItems.stock}`;
}
