import { sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import type { StockCause } from "./reserve-stock.ts";
import { stockMovements } from "./stock-movements.tables.ts";

/**
 * Returns the stock that the order last took, found by its movements; nothing when it has none
 * reserved. The unique key of the movements lets each reservation be returned once, also by
 * concurrent calls. What a removed variation had goes to its closed unit, which is no longer for
 * sale.
 */
export async function releaseStock(tx: Database, cause: StockCause): Promise<void> {
  await tx.execute(sql`
    with reserved as materialized (
      select unit_id, -quantity as quantity, sequence from ${stockMovements}
      where cause = ${cause} and quantity < 0
        and sequence = (select max(sequence) from ${stockMovements} where cause = ${cause})
    ),
    locked as materialized (
      select id from ${stockUnits}
      where id = any(array(select unit_id from reserved))
      order by id
      for no key update
    ),
    written as (
      insert into ${stockMovements} (unit_id, quantity, kind, cause, sequence)
      select id, quantity, 'order_released', ${cause}, sequence + 1
      from locked join reserved on unit_id = id
      on conflict on constraint stock_movements_cause do nothing
      returning unit_id, quantity
    )
    update ${stockUnits} u set quantity = u.quantity + w.quantity
    from written w where u.id = w.unit_id`);
}
