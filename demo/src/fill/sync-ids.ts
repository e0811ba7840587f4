import type { Database } from "@errand/server/database/database";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Sets each table's next id after the ids inserted explicitly, and updates the planner's
 * statistics.
 */
export async function syncIdsAndAnalyze(db: Database, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    // Two statements: in a database of several nodes, one that reads the table would set the
    // sequence of another node.
    const { rows } = await db.execute<{ last: number | null }>(
      sql`select max(id) as last from ${table}`,
    );
    const last = rows[0]?.last ?? 0;
    if (last > 0) {
      await db.execute(
        sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${last})`,
      );
    }
    await db.execute(sql`analyze ${table}`);
  }
}

/** Returns a function that returns 1, 2, 3 and so on. */
export function counter(): () => number {
  let last = 0;
  return () => ++last;
}
