import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../orders/orders.tables.ts";
import { referralBonuses } from "../orders/referral-bonuses.tables.ts";

/**
 * An order whose receipt has the referral bonus is the one that the customer has it in, unless it ended without
 * delivery. Of deleted customers no bonus is stored.
 */
export async function referralBonusesOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; status: string; isTaken: boolean }>(sql`
    select o.id, o.status, b.order_id is not null as "isTaken"
    from ${orders} o
    join ${customers} c on c.id = o.customer_id and c.deleted_at is null
    left join ${referralBonuses} b on b.order_id = o.id
    where case when o.status in ('canceled', 'failed', 'returned')
      then b.order_id is not null
      else b.order_id is null and o.receipt @> '[{"key": "ref_bonus"}]'
    end
    order by o.id`);
  return rows.map(
    ({ id, status, isTaken }) =>
      `order ${id}: it is ${status}, and ${isTaken ? "still has" : "does not have"} the referral bonus`,
  );
}
