import { activeStatuses } from "@errand/core/orders/order-states";
import { isUndecided, paymentStates } from "@errand/core/payments/payment-states";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderRange } from "./partitions.data.ts";

const list = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const openStatuses = list([...activeStatuses, "refund_requested", "ongoing"]);
const undecided = list(paymentStates.filter(isUndecided));

/**
 * Orders and trips of a range that can still change: not over, or with money on its way. At most
 * ten ids.
 */
export async function readUnfinished(
  db: Database,
  { from, to }: Pick<OrderRange, "from" | "to">,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o
    where o.id >= ${from} and (${to}::bigint is null or o.id < ${to}) and (
      o.status = any(${openStatuses})
      -- A parcel on its way back.
      or o.kind = 'parcel' and o.status = 'canceled' and o.status_timestamps ? 'picked_up'
      or exists (
        select from payment_allocations a join payments p on p.id = a.payment_id
        where a.order_id = o.id and p.state = any(${undecided})
      )
      or exists (select from refunds r where r.order_id = o.id and r.state in ('pending', 'approved', 'failed'))
      or exists (select from refund_requests r where r.order_id = o.id and r.state in ('pending', 'to_confirm'))
      or exists (select from offline_payments p where p.order_id = o.id and p.state = 'pending')
    )
    order by o.id limit 10`);
  return rows.map(({ id }) => id);
}
