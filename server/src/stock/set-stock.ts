import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { type MovementKind, stockMovements } from "./stock-movements.tables.ts";

/** What sets a stock, and the id that its movements share; it sets each unit once. */
export interface StockChange {
  kind: Extract<MovementKind, "opening" | "import" | "setting">;
  cause: string;
}

export function newStockChange(kind: StockChange["kind"]): StockChange {
  return { kind, cause: `${kind}:${randomUUID()}` };
}

/** The stock of a unit, as the store states it. */
export type StockLevel = {
  itemId: number;
  /** The variation; null for an item without variations and for a flash sale. */
  variationId: number | null;
  /** The flash sale whose pieces these are; null for the stock of the store. */
  flashSaleId: number | null;
  quantity: number;
};

/**
 * Sets stocks and writes the differences as movements, while orders continue. The levels of an item
 * are complete: its units that are not named are closed, such as those of removed variations. Call
 * it before removing the variations, so that an order that waits for the unit finds it closed.
 */
export async function setStock(
  tx: Database,
  { kind, cause }: StockChange,
  levels: StockLevel[],
): Promise<void> {
  if (levels.length === 0) return;
  const level = sql`jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as v (
    "itemId" bigint, "variationId" bigint, "flashSaleId" bigint, quantity integer
  )`;
  const { rows } = await tx.execute<{ hasOthers: boolean }>(sql`
    with created as (
      insert into ${stockUnits} (item_id, variation_id, flash_sale_id, quantity)
      select v."itemId", v."variationId", v."flashSaleId", v.quantity from ${level}
      order by v."itemId", v."variationId", v."flashSaleId"
      on conflict on constraint stock_units_key do nothing
      returning id, quantity
    ),
    written as (
      insert into ${stockMovements} (unit_id, quantity, kind, cause)
      select id, quantity, ${kind}, ${cause} from created where quantity > 0
    )
    select (select count(*) from created) < ${levels.length} or exists (
      select 1 from ${level} join ${stockUnits} u on u.item_id = v."itemId"
        and u.flash_sale_id is not distinct from v."flashSaleId"
    ) as "hasOthers"`);
  // New items have no other units.
  if (!rows[0]?.hasOthers) return;
  await tx.execute(sql`
    with level as materialized (select v.* from ${level}),
    locked as materialized (
      select id, item_id, variation_id, flash_sale_id, quantity, closed from ${stockUnits}
      where id = any(array(
        select u.id from ${stockUnits} u join level v on v."itemId" = u.item_id
          and v."flashSaleId" is not distinct from u.flash_sale_id
      ))
      order by id
      for no key update
    ),
    stated as (
      select u.id, u.quantity as before, coalesce(v.quantity, 0) as after,
        u.closed as was_closed, v."itemId" is null as closed
      from locked u
      left join level v on v."itemId" = u.item_id
        and v."variationId" is not distinct from u.variation_id
        and v."flashSaleId" is not distinct from u.flash_sale_id
    ),
    changed as (
      update ${stockUnits} u set quantity = l.after, closed = l.closed
      from stated l
      where u.id = l.id and (l.before, l.was_closed) is distinct from (l.after, l.closed)
      returning u.id, l.after - l.before as change
    )
    insert into ${stockMovements} (unit_id, quantity, kind, cause)
    select id, change, ${kind}, ${cause} from changed where change <> 0`);
}
