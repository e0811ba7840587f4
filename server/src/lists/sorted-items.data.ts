import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";

/** Some items, and the keys by which they are sorted. */
interface Selection {
  matching: SQL;
  keys: (SQL | AnyColumn)[];
}

/**
 * The ids of the first items of all selections together: by the keys in one direction, then by id.
 * An index sorts the items of one zone, but not those of a list of zones, so that each zone is a
 * selection of its own.
 */
export function firstIds(
  selections: Selection[],
  direction: "asc" | "desc",
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const sorted = (keys: Selection["keys"]) =>
    sql.join(
      keys.map((key) => sql`${key} ${sql.raw(direction)}`),
      sql`, `,
    );
  const parts = selections.map(({ matching, keys }) => {
    const named = keys.map((key, index) => sql`${key} as ${keyName(index)}`);
    return sql`(
      select ${items.id} as id, ${sql.join(named, sql`, `)} from ${items} where ${matching}
      order by ${sorted(keys)}, ${items.id} limit ${limit + offset})`;
  });
  const names = (selections[0]?.keys ?? []).map((_key, index) => keyName(index));
  return sql`
    select id from (${sql.join(parts, sql` union all `)}) as found
    order by ${sorted(names)}, id limit ${limit} offset ${offset}`;
}

function keyName(index: number): SQL {
  return sql.raw(`key${index}`);
}
