import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";

/** The open orders of one type of modules in one state. */
export interface OpenOrders {
  moduleType: string;
  state: string;
  count: number;
  /** Past the arrival that was promised when they were placed. */
  late: number;
  /** Their store is to start them. */
  waitingForStore: number;
  /** No courier has taken them. */
  waitingForCourier: number;
}

/**
 * Counts open orders. Reads only rows of the index `orders_active`, which has no trips under way.
 */
export async function readOpenOrders(db: Database): Promise<OpenOrders[]> {
  const { rows } = await db.execute<OpenOrders & Record<string, unknown>>(sql`
    select
      modules.type as "moduleType",
      orders.status as state,
      count(*) as count,
      count(*) filter (where now() > case
        when orders.scheduled then orders.schedule_at
        else orders.created_at + cart.max_delivery_minutes * interval '1 minute' end
        and ${isNonTrip}) as late,
      count(*) filter (where cart.accept_by is not null
        and orders.status in ('pending', 'confirmed', 'accepted')) as "waitingForStore",
      count(*) filter (where orders.courier_id is null
        and orders.status in ('confirmed', 'accepted', 'processing', 'handover')
        and (orders.kind = 'parcel' or (cart.type = 'delivery' and not stores.self_delivery)))
        as "waitingForCourier"
    from orders
    join modules on modules.id = orders.module_id
    left join cart_orders as cart on cart.order_id = orders.id
    left join stores on stores.id = cart.store_id
    where orders.status in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up')
    group by modules.type, orders.status`);
  return rows;
}

/** How many orders were placed, or came to an end, and the amounts they had then. */
export interface OrderTotal {
  event: "placed" | "delivered" | "canceled" | "failed";
  moduleType: string;
  paymentMethod: string;
  currency: string;
  count: number;
  /** Minor units. */
  amount: number;
}

/** Totals of the transitions after `from` up to `to`, which is the last one where it is null. */
export async function readOrderTotals(
  db: Database,
  { from, to }: { from: number; to: number | null },
): Promise<OrderTotal[]> {
  const { rows } = await db.execute<OrderTotal & Record<string, unknown>>(sql`
    with change as (
      select order_id, case
        when "from" is null then 'placed'
        when "to" in ('delivered', 'completed') then 'delivered'
        else "to" end as event
      from order_transitions
      where id > ${from} ${to === null ? sql`` : sql`and id <= ${to}`}
        and ("from" is null or "to" in ('delivered', 'completed', 'canceled', 'failed'))
        -- After a refund of a part of it, an order is delivered as before.
        and "from" is distinct from 'refund_requested' and "from" is distinct from 'refund_request_canceled'
    )
    select
      event,
      modules.type as "moduleType",
      orders.payment_method as "paymentMethod",
      orders.currency_code as currency,
      count(*) as count,
      sum(orders.amount)::bigint as amount
    from change
    join orders on orders.id = change.order_id
    join modules on modules.id = orders.module_id
    group by 1, 2, 3, 4`);
  return rows;
}

/** The id of the last transition; 0 without any. */
export async function lastTransition(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0) as id from order_transitions`,
  );
  return rows[0]?.id ?? 0;
}
