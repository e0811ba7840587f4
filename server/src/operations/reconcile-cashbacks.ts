import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { cashbackCustomers, orderCashbacks } from "../rewards/cashback.tables.ts";

/**
 * The count of a customer is the number of orders that have the cashback. Deleted customers have no
 * counts.
 */
export async function countsOfCashbacks(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    offerId: number;
    customerId: number;
    counted: number;
    used: number;
  }>(sql`
    with used as (
      select noted.offer_id, o.customer_id, count(*) as used
      from ${orderCashbacks} noted
      join ${orders} o on o.id = noted.order_id
      join ${customers} c on c.id = o.customer_id and c.deleted_at is null
      group by noted.offer_id, o.customer_id
    )
    select offer_id as "offerId", customer_id as "customerId",
      coalesce(c.uses, 0) as counted, coalesce(used.used, 0) as used
    from ${cashbackCustomers} c full join used using (offer_id, customer_id)
    where coalesce(c.uses, 0) <> coalesce(used.used, 0)
    order by offer_id, customer_id`);
  return rows.map(
    ({ offerId, customerId, counted, used }) =>
      `cashback ${offerId}: it counts ${counted} uses of customer ${customerId}, whose orders have it ${used} times`,
  );
}

/** An order that ended without delivery has no cashback: its customer may use the offer again. */
export async function cashbacksOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; status: string }>(sql`
    select o.id, o.status from ${orderCashbacks} noted
    join ${orders} o on o.id = noted.order_id
    where o.status in ('canceled', 'failed', 'returned')
    order by o.id`);
  return rows.map(({ id, status }) => `order ${id}: it is ${status}, and still has its cashback`);
}
