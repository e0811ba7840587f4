import { sql } from "drizzle-orm";
import { listed, mostPopular } from "../catalog/item-conditions.data.ts";
import { type Database, inTransaction } from "../database/database.ts";

const delivered = sql`
  select id, store_id from orders join cart_orders on order_id = id
  where status = 'delivered' and (status_timestamps->>'delivered')::timestamptz > now() - interval '30 days'`;

/** So many items of a module in a zone are best-selling: of many matches, a search ranks them. */
const maxBestselling = 500;

/**
 * Recounts popularity over the last 30 days: delivered orders of stores, delivered units of items,
 * plus those from before their orders were recorded. The only writer of both columns after a store
 * or an item is added. Then marks the best-selling items. Writes only changes.
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
    await markBestsellingItems(tx);
  });
}

/** Marks the most popular items of each module and zone, and no others. */
export async function markBestsellingItems(db: Database) {
  await db.execute(sql`
    with first as materialized (
      select item.id from (select distinct module_id, zone_id from stores) as place cross join lateral (
        select id from items
        where ${listed} and module_id = place.module_id and zone_id = place.zone_id
        order by ${sql.join(mostPopular, sql`, `)}, id limit ${maxBestselling}
      ) as item
    ), marked as (
      select id from items where bestselling
    ), changed as (
      (select id from first except select id from marked)
      union all (select id from marked except select id from first)
    ), locked as materialized (
      select id from items where id = any(array(select id from changed))
      order by id for no key update
    )
    update items set bestselling = not bestselling where id = any(array(select id from locked))`);
}
