import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { flashSaleItems, items } from "./catalog.tables.ts";
import { hasPiecesLeft, isUnitOfSaleItem } from "./sales.data.ts";
import { stockUnits } from "./stock-units.tables.ts";

/**
 * SQL of the current discount of an item: of a running flash sale with stock left, else its own.
 */

export interface RunningSales {
  saleIds: number[];
  /** Their items with stock left. */
  itemIds: number[];
}

/** True for discounted items. */
export function isDiscounted({ itemIds }: RunningSales): SQL {
  const own = sql`${items.discount} > 0`;
  return itemIds.length === 0 ? own : sql`(${own} or ${items.id} = any(${sql.param(itemIds)}))`;
}

/** True for items without a discount. */
export function isNotDiscounted({ itemIds }: RunningSales): SQL {
  const own = sql`${items.discount} = 0`;
  return itemIds.length === 0 ? own : sql`(${own} and ${items.id} <> all(${sql.param(itemIds)}))`;
}

/** The discount in basis points of the price. */
export function discountPercent(sales: RunningSales): SQL {
  return running(
    sales,
    (discount, kind) => sql`case when ${kind} = 'percent' then ${discount}
      else least(${discount}, ${items.price}) * 10000.0 / greatest(${items.price}, 1) end`,
  );
}

/** The discounted price in minor units: `discountedPrice` of core in SQL. */
export function discountedPriceSql(sales: RunningSales): SQL {
  const off = running(
    sales,
    (discount, kind) => sql`case when ${kind} = 'percent'
      then (${items.price}::bigint * ${discount} + 5000) / 10000
      else least(${discount}, ${items.price}) end`,
  );
  return sql`(${items.price} - ${off})`;
}

function running(
  { saleIds, itemIds }: RunningSales,
  amountOf: (discount: AnyPgColumn, kind: AnyPgColumn) => SQL,
): SQL {
  const own = amountOf(items.discount, items.discountKind);
  if (itemIds.length === 0) return own;
  const sale = amountOf(flashSaleItems.discount, flashSaleItems.discountKind);
  return sql`case when ${items.id} = any(${sql.param(itemIds)}) then coalesce((
    select ${sale} from ${flashSaleItems} join ${stockUnits} on ${isUnitOfSaleItem}
    where ${flashSaleItems.itemId} = ${items.id}
      and ${flashSaleItems.flashSaleId} = any(${sql.param(saleIds)})
      and ${hasPiecesLeft}
    order by ${flashSaleItems.flashSaleId} desc limit 1), ${own}) else ${own} end`;
}
