import { fromMinor, minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/**
 * Checks that trips and the holds of their vehicles agree. Each function returns a line for each
 * error that it finds.
 */

interface HoldRow extends Record<string, unknown> {
  id: number;
  vehicle: number;
  status: string;
  booked: number;
  held: number;
}

/**
 * Finds trips that do not hold exactly the vehicles and the time that were booked, and canceled
 * ones that still hold any.
 */
export async function holdsOfTrips(db: Database): Promise<string[]> {
  const { rows } = await db.execute<HoldRow>(sql`
    with booked as (
      select t.order_id, l.vehicle_id, t.pickup_time, t.ends_at, sum(l.quantity)::integer as quantity
      from trip_orders t join trip_lines l on l.order_id = t.order_id join orders o on o.id = t.order_id
      where o.status <> 'canceled'
      group by t.order_id, l.vehicle_id, t.pickup_time, t.ends_at
    )
    select order_id as id, vehicle_id as vehicle, o.status,
      coalesce(b.quantity, 0) as booked, coalesce(h.quantity, 0) as held
    from booked b full join vehicle_holds h using (order_id, vehicle_id)
    join orders o on o.id = order_id
    where b.quantity is distinct from h.quantity
      or b.pickup_time is distinct from h.starts_at or b.ends_at is distinct from h.ends_at
    order by 1, 2`);
  return rows.map(({ id, vehicle, status, booked, held }) =>
    booked === held
      ? `trip ${id}: it holds vehicle ${vehicle} at another time than its own`
      : `trip ${id}: it is ${status} with ${booked} of vehicle ${vehicle}, and holds ${held}`,
  );
}

interface KeptRow extends Record<string, unknown> {
  id: number;
  kept: string;
  credited: string;
}

/**
 * Finds canceled trips of which the shop holds money that their providers have not been credited
 * with.
 */
export async function keptOfTrips(db: Database): Promise<string[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select * from (
      select o.id, o.paid as kept, coalesce((
        select sum(p.amount) from ledger_journals j
        join ledger_postings p on p.journal_id = j.id
        join ledger_accounts a on a.id = p.account_id and a.kind = 'store'
        where j.cause = 'trip:' || o.id || ':store_share'
      ), 0) as credited
      from orders o where o.kind = 'trip' and o.status = 'canceled'
    ) as canceled
    where kept <> credited
    order by id`);
  return rows.map(
    ({ id, kept, credited }) =>
      `trip ${id}: it is canceled and keeps ${amountText(kept)}, its provider was credited with ${amountText(credited)}`,
  );
}

const amountText = (amount: string) => fromMinor(minor(Number(amount)));

interface VehicleRow extends Record<string, unknown> {
  id: number;
  total: number;
  taken: number;
  at: string;
}

/**
 * Finds vehicles of which trips hold more at the same time than the provider has. The number that
 * is held grows only when a trip starts, so comparing it at the start of each trip is enough.
 * Completed trips do not count: the provider may have sold vehicles since.
 */
export async function heldVehicles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<VehicleRow>(sql`
    with held as (
      select h.* from vehicle_holds h join orders o on o.id = h.order_id where o.status <> 'completed'
    )
    select v.id, v.total, m.starts_at as at, sum(h.quantity)::integer as taken
    from (select distinct vehicle_id, starts_at from held) m
    join held h on h.vehicle_id = m.vehicle_id and h.starts_at <= m.starts_at and m.starts_at < h.ends_at
    join vehicles v on v.id = m.vehicle_id
    group by v.id, v.total, m.starts_at
    having sum(h.quantity) > v.total
    order by v.id, m.starts_at`);
  return rows.map(
    ({ id, total, taken, at }) =>
      `vehicle ${id}: ${taken} are held at ${new Date(at).toISOString()}, there are ${total}`,
  );
}
