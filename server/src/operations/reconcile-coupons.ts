import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { couponCustomers, couponUses } from "../rewards/coupon-uses.tables.ts";

/**
 * The count of a customer is the number of orders that use the coupon. Deleted customers have no
 * counts.
 */
export async function countsOfCoupons(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    couponId: number;
    customerId: number;
    counted: number;
    used: number;
  }>(sql`
    with used as (
      select u.coupon_id, o.customer_id, count(*) as used
      from ${couponUses} u
      join ${orders} o on o.id = u.order_id
      join ${customers} c on c.id = o.customer_id and c.deleted_at is null
      where u.released_at is null
      group by u.coupon_id, o.customer_id
    )
    select coupon_id as "couponId", customer_id as "customerId",
      coalesce(c.uses, 0) as counted, coalesce(used.used, 0) as used
    from ${couponCustomers} c full join used using (coupon_id, customer_id)
    where coalesce(c.uses, 0) <> coalesce(used.used, 0)
    order by coupon_id, customer_id`);
  return rows.map(
    ({ couponId, customerId, counted, used }) =>
      `coupon ${couponId}: it counts ${counted} uses of customer ${customerId}, whose orders use it ${used} times`,
  );
}

/**
 * An order with a coupon uses it, unless it ended without delivery. One that was refunded has
 * returned it; those from before refunds returned coupons still use theirs.
 */
export async function couponsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; status: string; uses: boolean }>(sql`
    select o.id, o.status, u.order_id is not null and u.released_at is null as uses
    from ${orders} o left join ${couponUses} u on u.order_id = o.id
    where (u.order_id is not null or o.coupon_code is not null) and o.status <> 'refunded'
      and (u.order_id is not null and u.released_at is null)
        <> (o.coupon_code is not null and o.status not in ('canceled', 'failed', 'returned'))
    order by o.id`);
  return rows.map(
    ({ id, status, uses }) =>
      `order ${id}: it is ${status}, and ${uses ? "still uses" : "does not use"} its coupon`,
  );
}
