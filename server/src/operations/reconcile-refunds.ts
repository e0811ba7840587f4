import { fromMinor, minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

interface RefundRow extends Record<string, unknown> {
  id: number;
  status: string;
  state: string | null;
  amount: string | null;
  returned: string;
}

/**
 * The request of an order is decided as the order says, and an approved one has the amount that went back.
 * One line for each disagreement.
 */
export async function refundsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<RefundRow>(sql`
    select * from (
      select o.id, o.status, q.state, q.amount, (
        select coalesce(sum(r.amount), 0) from refunds r
        where r.order_id = o.id and r.reason = 'refunded' and r.state <> 'rejected'
      ) as returned
      from orders o left join refund_requests q on q.order_id = o.id
      where o.status in ('refund_requested', 'refund_request_canceled', 'refunded') or q.id is not null
    ) as requests
    where state is distinct from case status
        when 'refund_requested' then 'pending' when 'refunded' then 'approved'
        when 'refund_request_canceled' then 'rejected' end
      or returned <> case when state = 'approved' then amount else 0 end
    order by id`);
  return rows.map(
    ({ id, status, state, amount, returned }) =>
      `order ${id}: it is ${status}, its refund of ${amountText(amount)} is ${state ?? "not requested"}, ` +
      `${amountText(returned)} went back`,
  );
}

function amountText(amount: string | null): number {
  return fromMinor(minor(Number(amount ?? 0)));
}
