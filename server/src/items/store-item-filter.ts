import type { ItemState } from "@errand/core/items/store-item-limits";
import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";

interface ItemFilter {
  search?: string | undefined;
  category_id?: number | undefined;
  state?: ItemState | undefined;
  stock_below?: number | undefined;
}

/** Which items of a store its staff looks for. */
export function toItemCondition(filter: ItemFilter, now: Date): SQL | undefined {
  const { search, category_id, state, stock_below } = filter;
  return and(
    search === undefined ? undefined : isNamed(search),
    category_id === undefined
      ? undefined
      : or(eq(items.categoryId, category_id), eq(items.subCategoryId, category_id)),
    state && isInState(state, now),
    stock_below === undefined ? undefined : hasFewerThan(stock_below),
  );
}

export function isInState(state: ItemState, now: Date): SQL | undefined {
  if (state === "on_sale") return eq(items.active, true);
  if (state === "off_sale") return eq(items.active, false);
  if (state === "without_picture") return sql`cardinality(${items.images}) = 0`;
  return or(gt(items.soldOutUntil, now), hasNoStock);
}

export function isNamed(search: string): SQL {
  const names = sql`lower(concat_ws(' ', ${items.name} ->> 'en', ${items.name} ->> 'fr', ${items.sku}))`;
  return sql`strpos(${names}, lower(${search})) > 0`;
}

/** Whether an item, or one of its variations, has fewer pieces than these. */
export function hasFewerThan(pieces: number): SQL {
  return sql`exists (
    select from ${stockUnits} u
    where u.item_id = ${items.id} and u.flash_sale_id is null and not u.closed
    group by u.variation_id having sum(u.quantity) < ${pieces})`;
}

/** Food has no units. */
const hasNoStock = sql`(
  select sum(u.quantity) from ${stockUnits} u
  where u.item_id = ${items.id} and u.flash_sale_id is null and not u.closed) = 0`;
