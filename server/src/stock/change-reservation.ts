import { sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { releaseStock } from "./release-stock.ts";
import type { Shortage, StockCause, StockReservation } from "./reserve-stock.ts";
import { stockMovements } from "./stock-movements.tables.ts";

interface ReservationChange {
  /** Pieces of what the order has reserved. */
  returned: StockReservation[];
  added: StockReservation[];
}

/**
 * Changes what an order has reserved: returns all of it and takes again what the order keeps, and
 * what it gets in addition. Returns the shortages of what is added; the transaction must then roll
 * back. What the order keeps is taken from closed units, too, such as those of removed variations.
 *
 * All units are locked first, in the order of their ids, so that concurrent orders cannot deadlock.
 */
export async function changeReservation(
  tx: Database,
  cause: StockCause,
  { returned, added }: ReservationChange,
): Promise<Shortage[]> {
  await tx.execute(sql`
    select id from ${stockUnits}
    where id in (select unit_id from ${stockMovements} where cause = ${cause})
      or item_id in (${getItemIds(added)})
    order by id for no key update`);
  await releaseStock(tx, cause);
  const { rows } = await tx.execute<Shortage>(sql`
    with last as materialized (
      select coalesce(max(sequence), 0) as sequence from ${stockMovements} where cause = ${cause}
    ),
    changes as materialized (
      select m.unit_id, m.quantity, false as is_added
      from ${stockMovements} m, last where m.cause = ${cause} and m.sequence = last.sequence
      union all
      select u.id, -r.quantity, false from ${unitsOf(returned)}
      union all
      select u.id, r.quantity, true from ${unitsOf(added)}
    ),
    wanted as materialized (
      select unit_id, sum(quantity) as quantity, bool_or(is_added) as is_added from changes
      group by unit_id having sum(quantity) > 0
    ),
    compared as materialized (
      select w.unit_id, u.item_id, u.variation_id, w.quantity,
        case when u.closed and w.is_added then 0 else u.quantity end as available
      from wanted w join ${stockUnits} u on u.id = w.unit_id
    ),
    taken as (
      update ${stockUnits} u set quantity = u.quantity - c.quantity
      from compared c
      where u.id = c.unit_id and not exists (select 1 from compared where available < quantity)
      returning u.id, c.quantity
    ),
    written as (
      insert into ${stockMovements} (unit_id, quantity, kind, cause, sequence)
      select taken.id, -taken.quantity,
        case when last.sequence = 0 then 'order_placed' else 'order_retried' end,
        ${cause}, last.sequence + 1
      from taken, last
    )
    select item_id as "itemId", variation_id as "variationId", available from compared
    where available < quantity`);
  return rows;
}

/**
 * The stock units of reservations; food has none. A line with a flash sale also has those of the
 * sale.
 */
function unitsOf(reservations: StockReservation[]) {
  const json = JSON.stringify(
    reservations.map(({ itemId, variationId, flashSaleId, quantity }) => ({
      item_id: itemId,
      variation_id: variationId,
      flash_sale_id: flashSaleId,
      quantity,
    })),
  );
  return sql`jsonb_to_recordset(${json}::jsonb) as r (
      item_id bigint, variation_id bigint, flash_sale_id bigint, quantity bigint)
    join ${stockUnits} u on u.item_id = r.item_id and (
      (u.flash_sale_id is null and u.variation_id is not distinct from r.variation_id)
      or u.flash_sale_id = r.flash_sale_id)`;
}

function getItemIds(reservations: StockReservation[]) {
  const ids = reservations.map(({ itemId }) => itemId);
  return sql`select jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::bigint`;
}
