import { sql } from "drizzle-orm";
import { flashSaleItems, items, itemVariations } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { stockMovements } from "../stock/stock-movements.tables.ts";

/** Rebuilds stock from movements, and compares both with the catalogue and with orders. */

/** The stock of each unit is the sum of its movements. */
export async function stockFromMovements(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; itemId: number; stock: number; sum: number }>(sql`
    select u.id, u.item_id as "itemId", u.quantity as stock, coalesce(sum(m.quantity), 0) as sum
    from ${stockUnits} u left join ${stockMovements} m on m.unit_id = u.id
    group by u.id
    having u.quantity <> coalesce(sum(m.quantity), 0)
    order by u.id`);
  return rows.map(
    ({ id, itemId, stock, sum }) =>
      `stock unit ${id} of item ${itemId}: its stock is ${stock}, its movements add up to ${sum}`,
  );
}

/**
 * Each variation and each item of a flash sale has a unit, and each open unit something to sell.
 */
export async function unitsForSale(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'variation ' || v.id || ' of item ' || v.item_id || ': it has no stock unit' as problem
    from ${itemVariations} v
    where not exists (
      select from ${stockUnits} u where u.item_id = v.item_id and u.variation_id = v.id and not u.closed
    )
    union all
    select 'flash sale ' || f.flash_sale_id || ': item ' || f.item_id || ' has no stock unit'
    from ${flashSaleItems} f
    where not exists (
      select from ${stockUnits} u where u.item_id = f.item_id and u.flash_sale_id = f.flash_sale_id
    )
    union all
    select 'stock unit ' || u.id || ' of item ' || u.item_id || ': it is open, but not for sale'
    from ${stockUnits} u
    where not u.closed and u.flash_sale_id is null and case
      when u.variation_id is null then
        not exists (select from ${items} i where i.id = u.item_id)
        or exists (select from ${itemVariations} v where v.item_id = u.item_id)
      else not exists (select from ${itemVariations} v where v.id = u.variation_id)
    end
    order by problem`);
  return rows.map(({ problem }) => problem);
}

export async function flashSales(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    saleId: number;
    itemId: number;
    pieces: number;
    left: number;
  }>(sql`
    select f.flash_sale_id as "saleId", f.item_id as "itemId", f.stock as pieces, u.quantity as left
    from ${flashSaleItems} f
    join ${stockUnits} u on u.item_id = f.item_id and u.flash_sale_id = f.flash_sale_id
    where u.quantity > f.stock
    order by f.flash_sale_id, f.item_id`);
  return rows.map(
    ({ saleId, itemId, pieces, left }) =>
      `flash sale ${saleId}: of item ${itemId} ${left} are left, ${pieces} were for sale`,
  );
}

/**
 * An order holds the quantity of its lines, or nothing when it ended without delivery. The stock of
 * a variation that was removed no longer counts.
 */
export async function stockOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    id: number;
    status: string | null;
    unitId: number;
    held: number;
    due: number;
  }>(sql`
    with ordered as (
      select l.order_id, u.id as unit_id, sum(l.quantity) as quantity
      from ${orderLines} l
      join ${stockUnits} u on u.item_id = l.item_id and case
        when u.flash_sale_id is null then u.variation_id is not distinct from l.variation_id
          and (l.variation_id is not null
            or not jsonb_path_exists(l.snapshot, '$.variation.id')
            and not jsonb_path_exists(l.snapshot, '$.choices[*].variation'))
        else u.flash_sale_id = l.flash_sale_id end
      group by l.order_id, u.id
    ),
    held as (
      select split_part(cause, ':', 2)::bigint as order_id, unit_id, -sum(quantity) as quantity
      from ${stockMovements} where cause like 'order:%'
      group by cause, unit_id
    ),
    compared as (
      select order_id, o.status, unit_id, coalesce(held.quantity, 0) as held,
        case when o.status is null or o.status in ('canceled', 'failed', 'returned') then 0
          else coalesce(ordered.quantity, 0) end as due
      from ordered full join held using (order_id, unit_id)
      left join ${orders} o on o.id = order_id
    )
    select c.order_id as id, c.status, c.unit_id as "unitId", c.held, c.due
    from compared c join ${stockUnits} u on u.id = c.unit_id
    where c.held <> c.due and not u.closed
    order by c.order_id, c.unit_id`);
  return rows.map(
    ({ id, status, unitId, held, due }) =>
      `order ${id}: it ${status === null ? "does not exist" : `is ${status}`}, and holds ${held} of stock unit ${unitId} instead of ${due}`,
  );
}
