import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { paymentAllocations, refunds } from "../payments/payments.tables.ts";

/**
 * The order or trip that the cause of a journal names, as SQL: by itself, or as what a payment or a
 * refund is about. Null for what belongs to none, or to several, such as a payment of a run.
 */
export function findOrderOfCause(cause: PgColumn): SQL<number | null> {
  const numberIn = sql`substring(${cause} from '^[a-z_]+:([0-9]+)')::bigint`;
  return sql<number | null>`case
    when ${cause} ~ '^(order|trip):[0-9]+:' then ${numberIn}
    when ${cause} ~ '^payment:[0-9]+:' then
      (select min(a.order_id) from ${paymentAllocations} as a where a.payment_id = ${numberIn}
        having count(*) = 1)
    when ${cause} ~ '^refund:[0-9]+$' then (select r.order_id from ${refunds} as r where r.id = ${numberIn})
    when ${cause} ~ '^refund_request:[0-9]+:' then
      (select q.order_id from ${refundRequests} as q where q.id = ${numberIn})
    when ${cause} ~ '^referral:[0-9]+:reward:[0-9]+$' then substring(${cause} from '[0-9]+$')::bigint
  end`;
}

/** Whether a cause is one of an order or a trip, or of what was paid or refunded of it, as SQL. */
export async function isCauseOfOrder(db: Database, cause: PgColumn, orderId: number): Promise<SQL> {
  const { rows } = await db.execute<{ cause: string }>(sql`
    select 'payment:' || a.payment_id || ':received' as cause from ${paymentAllocations} as a
    where a.order_id = ${orderId}
    union all select 'refund:' || r.id from ${refunds} as r where r.order_id = ${orderId}
    union all select 'refund_request:' || q.id || ':shifted' from ${refundRequests} as q
    where q.order_id = ${orderId}
    union all select 'referral:' || o.customer_id || ':reward:' || o.id from orders as o
    where o.id = ${orderId} and o.customer_id is not null`);
  const named = rows.map((row) => row.cause);
  // Operators of the index, which compares bytes: `;` comes after `:`.
  const begins = (kind: string) =>
    sql`(${cause} ~>=~ ${`${kind}:${orderId}:`} and ${cause} ~<~ ${`${kind}:${orderId};`})`;
  return sql`(${begins("order")} or ${begins("trip")} or ${cause} = any(${sql.param(named)}::text[]))`;
}
