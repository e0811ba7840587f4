import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";

const delivered = sql`
  select id, store_id from orders join cart_orders on order_id = id
  where status = 'delivered' and (status_timestamps->>'delivered')::timestamptz > now() - interval '30 days'`;

/**
 * Recounts popularity over the last 30 days: delivered orders of stores, delivered units of items,
 * plus those from before their orders were recorded. The only writer of both columns after a store
 * or an item is added. Writes only changes.
 */
export async function updatePopularity(db: Database) {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      with delivered as (${delivered}), counted as (
        select s.id, coalesce(p.before, 0) + coalesce(d.count, 0) as popularity
        from stores s
        left join store_popularity p on p.store_id = s.id
        left join (select store_id, count(*)::integer as count from delivered group by store_id) d
          on d.store_id = s.id
        where s.popularity <> coalesce(p.before, 0) + coalesce(d.count, 0)
      ), locked as materialized (
        select id from stores where id = any(array(select id from counted))
        order by id for no key update
      )
      update stores set popularity = counted.popularity from counted join locked using (id)
      where stores.id = counted.id`);
    await tx.execute(sql`
      with delivered as (${delivered}), counted as (
        select i.id, coalesce(p.before, 0) + coalesce(d.units, 0) as popularity
        from items i
        left join item_popularity p on p.item_id = i.id
        left join (
          -- What is weighed counts once, in however many steps it was ordered.
          select l.item_id,
            sum(case when l.weight is null then l.quantity else least(l.quantity, 1) end)::integer as units
          from order_lines l join delivered on delivered.id = l.order_id
          group by l.item_id
        ) d on d.item_id = i.id
        where i.popularity <> coalesce(p.before, 0) + coalesce(d.units, 0)
      ), locked as materialized (
        select id from items where id = any(array(select id from counted))
        order by id for no key update
      )
      update items set popularity = counted.popularity from counted join locked using (id)
      where items.id = counted.id`);
  });
}
