import { type SQL, sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { stockMovements } from "./stock-movements.tables.ts";

/** The stock that an order line reserves. */
export interface StockReservation {
  itemId: number;
  /** The variation that is bought; null when the item has none. */
  variationId: number | null;
  /** The flash sale that sets its price; null when none. */
  flashSaleId: number | null;
  quantity: number;
}

/** A stock that is too low for an order. */
export type Shortage = {
  itemId: number;
  variationId: number | null;
  available: number;
};

/** An order in the movements. */
export type StockCause = `order:${number}`;

export const orderCause = (orderId: number): StockCause => `order:${orderId}`;

/**
 * Reserves the stock of all lines of an order, or none of it and returns the shortages. Lines of
 * the same unit count together. One statement locks the units in the order of their ids, so that
 * concurrent orders cannot deadlock, changes them on the condition that they suffice, and writes
 * the movements (safety 2). An item without a unit is food, which has no stock. A line with a flash
 * sale also takes from the sale's pieces.
 *
 * The order must have nothing reserved: a second call without a release fails on a constraint.
 */
export function reserveStock(
  tx: Database,
  cause: StockCause,
  reservations: StockReservation[],
): Promise<Shortage[]> {
  const wanted = wantedUnits(reservations);
  if (wanted.length === 0) return Promise.resolve([]);
  return takeWanted(tx, { cause, wanted: JSON.stringify(wanted) });
}

/**
 * Reserves again what `releaseStock` last returned for this order, under the same conditions as
 * `reserveStock`. An order that never had stock reserves none.
 */
export function reserveStockAgain(tx: Database, cause: StockCause): Promise<Shortage[]> {
  return takeReturned(tx, { cause });
}

const cause = sql.placeholder("cause");

/**
 * The quantities come from `locked`, which reads the rows that it has locked. The columns of `u` in
 * the update are first those of when the statement began, which orders of meanwhile have changed.
 */
function take(wanted: SQL): SQL {
  return sql`
    with wanted as materialized (${wanted}),
    locked as materialized (
      select id, case when closed then 0 else quantity end as available from ${stockUnits}
      where id = any(array(select unit_id from wanted))
      order by id
      for no key update
    ),
    compared as materialized (
      select w.unit_id, w.item_id, w.variation_id, coalesce(l.available, 0) as available,
        coalesce(l.available >= w.quantity, false) as enough
      from wanted w left join locked l on l.id = w.unit_id
      where w.limited
    ),
    taken as (
      update ${stockUnits} u set quantity = l.available - w.quantity
      from locked l join wanted w on w.unit_id = l.id
      where u.id = l.id and not exists (select 1 from compared where not enough)
      returning u.id, w.quantity
    ),
    written as (
      insert into ${stockMovements} (unit_id, quantity, kind, cause, sequence)
      select taken.id, -taken.quantity,
        case when last.sequence = 0 then 'order_placed' else 'order_retried' end,
        ${cause}::text, last.sequence + 1
      from taken, (
        select coalesce(max(sequence), 0) as sequence from ${stockMovements} where cause = ${cause}
      ) as last
    )
    select item_id as "itemId", variation_id as "variationId", available from compared
    where not enough
    order by unit_id nulls last`;
}

const takeWanted = preparedStatement<Shortage>(
  "take_wanted_stock",
  take(sql`
    select u.id as unit_id, w.item_id, w.variation_id, w.quantity,
      u.id is not null or w.variation_id is not null or w.flash_sale_id is not null as limited
    from jsonb_to_recordset(${sql.placeholder("wanted")}::jsonb) as w (
      item_id bigint, variation_id bigint, flash_sale_id bigint, quantity bigint)
    left join ${stockUnits} u on u.item_id = w.item_id
      and u.variation_id is not distinct from w.variation_id
      and u.flash_sale_id is not distinct from w.flash_sale_id`),
);

const takeReturned = preparedStatement<Shortage>(
  "take_returned_stock",
  take(sql`
    select m.unit_id, u.item_id, u.variation_id, m.quantity, true as limited
    from ${stockMovements} m join ${stockUnits} u on u.id = m.unit_id
    where m.cause = ${cause}
      and m.sequence = (select max(sequence) from ${stockMovements} where cause = ${cause})`),
);

interface WantedUnit {
  item_id: number;
  variation_id: number | null;
  flash_sale_id: number | null;
  quantity: number;
}

/** The units of the lines, each once with the quantity of all lines. */
function wantedUnits(reservations: StockReservation[]): WantedUnit[] {
  const wanted = new Map<string, WantedUnit>();
  const add = (unit: WantedUnit) => {
    const key = `${unit.item_id} ${unit.variation_id} ${unit.flash_sale_id}`;
    const quantity = (wanted.get(key)?.quantity ?? 0) + unit.quantity;
    wanted.set(key, { ...unit, quantity });
  };
  for (const { itemId, variationId, flashSaleId, quantity } of reservations) {
    add({ item_id: itemId, variation_id: variationId, flash_sale_id: null, quantity });
    if (flashSaleId === null) continue;
    add({ item_id: itemId, variation_id: null, flash_sale_id: flashSaleId, quantity });
  }
  return [...wanted.values()];
}
