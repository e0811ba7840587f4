import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/**
 * Compares orders with the permanent record of their transitions. One line for each disagreement.
 */

interface StatusRow extends Record<string, unknown> {
  id: number;
  status: string;
  last: string | null;
}

/** The status of an order is that of its last transition. */
export async function statusesOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<StatusRow>(sql`
    select o.id, o.status, t."to" as last
    from orders o
    left join lateral (
      select "to" from order_transitions where order_id = o.id order by id desc limit 1
    ) t on true
    where o.status is distinct from t."to"
    order by o.id`);
  return rows.map(
    ({ id, status, last }) =>
      `order ${id}: it is ${status}, its last transition is to ${last ?? "nothing"}`,
  );
}

interface TransitionRow extends Record<string, unknown> {
  order_id: number;
  id: number;
  from: string | null;
  previous: string | null;
}

/** Each transition starts where the one before it ended. */
export async function sequenceOfTransitions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<TransitionRow>(sql`
    select * from (
      select order_id, id, "from", lag("to") over (partition by order_id order by id) as previous
      from order_transitions
    ) as transitions
    where "from" is distinct from previous
    order by order_id, id`);
  return rows.map(
    ({ order_id, id, from, previous }) =>
      `order ${order_id}: transition ${id} is from ${from ?? "nothing"}, the one before it is to ${previous ?? "nothing"}`,
  );
}

interface TimestampRow extends Record<string, unknown> {
  id: number;
  status: string;
  stored: string | null;
  recorded: string | null;
}

/** The times of an order's statuses are those of the transitions that last led to them. */
export async function timestampsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<TimestampRow>(sql`
    select coalesce(s.id, t.id) as id, coalesce(s.status, t.status) as status, s.at as stored, t.at as recorded
    from (
      select o.id, entered.key as status, entered.value::timestamptz as at
      from orders o cross join lateral jsonb_each_text(o.status_timestamps) as entered
    ) s
    full join (
      -- An order that is delivered again, after a refund of a part of it, arrived when it did first.
      select order_id as id, "to" as status, case when "to" = 'delivered' then min(at) else max(at) end as at
      from order_transitions group by order_id, "to"
    ) t on t.id = s.id and t.status = s.status
    where s.at is distinct from t.at
    order by 1, 2`);
  return rows.map(
    ({ id, status, stored, recorded }) =>
      `order ${id}: it was ${status} at ${stored ?? "no time"}, by its transitions at ${recorded ?? "no time"}`,
  );
}

/** Every order has the row of its kind, and no other. */
export async function kindsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; kind: string }>(sql`
    select o.id, o.kind
    from orders o
    left join cart_orders c on c.order_id = o.id
    left join parcel_orders p on p.order_id = o.id
    left join trip_orders t on t.order_id = o.id
    where (c.order_id is not null) <> (o.kind = 'cart') or (p.order_id is not null) <> (o.kind = 'parcel')
      or (t.order_id is not null) <> (o.kind = 'trip')
    order by o.id`);
  return rows.map(({ id, kind }) => `order ${id}: it is a ${kind} without its details`);
}
