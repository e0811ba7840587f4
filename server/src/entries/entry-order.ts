import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

/**
 * Gives rows the positions 0, 1, … in the order of their ids; all others keep their order behind
 * them. The order of what is alone in its group, such as the children of a category, stays the
 * same.
 */
export async function setPositions(
  tx: Database,
  position: PgColumn,
  id: PgColumn,
  ids: number[],
  group: SQL = sql`true`,
): Promise<void> {
  const stated = sql`array[${sql.join(
    ids.map((each) => sql`${each}::bigint`),
    sql`, `,
  )}]`;
  const { table } = id;
  await tx.execute(sql`
    with placed as (
      select ${id} as id, row_number() over (
        order by coalesce(array_position(${stated}, ${id}), 1000000), ${position}, ${id}) - 1 as place
      from ${table} where ${group}
    )
    update ${table} set ${sql.identifier(position.name)} = placed.place
    from placed where placed.id = ${id} and ${position} <> placed.place`);
}
