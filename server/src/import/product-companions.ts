import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { WrittenItem } from "./write-items.ts";

/**
 * Which items go with which. A row may name one that stands below it in the file, so that they are
 * written after all rows.
 */

export async function prepareCompanions(tx: Database): Promise<void> {
  await tx.execute(sql`drop table if exists pg_temp.companions`);
  await tx.execute(sql`
    create temporary table companions (
      item_id bigint primary key, store_id bigint not null, named text[] not null
    ) on commit drop`);
}

export async function rememberCompanions(tx: Database, written: WrittenItem[]): Promise<void> {
  const rows = written.flatMap(({ id, storeId, product: { goesWith } }) =>
    goesWith ? [{ item_id: id, store_id: storeId, named: goesWith }] : [],
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into companions select item_id, store_id, named
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (item_id bigint, store_id bigint, named text[])
    on conflict (item_id) do update set named = excluded.named`);
}

/** Leaves out what its store does not have. An item without a number is found by its name. */
export async function writeCompanions(tx: Database): Promise<void> {
  await tx.execute(sql`
    update items set goes_with = found.ids
    from (
      select c.item_id, coalesce(array_agg(other.id order by entry.position)
        filter (where other.id is not null), '{}') as ids
      from companions c
      cross join lateral unnest(c.named) with ordinality as entry (sku, position)
      left join lateral (
        select i.id from items i
        where i.store_id = c.store_id and i.sku in (entry.sku, lower(entry.sku))
          and i.id <> c.item_id and i.deleted_at is null
        order by i.sku = entry.sku desc limit 1
      ) other on true
      group by c.item_id
    ) found
    where items.id = found.item_id and items.goes_with is distinct from found.ids`);
}
