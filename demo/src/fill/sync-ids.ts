import type { Database } from "@errand/server/database/database";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Sets each table's next id after the ids inserted explicitly, and updates the planner's statistics. */
export async function syncIdsAndAnalyze(db: Database, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table} having max(id) > 0`);
    await db.execute(sql`analyze ${table}`);
  }
}

/** Returns a function that returns 1, 2, 3 and so on. */
export function counter(): () => number {
  let last = 0;
  return () => ++last;
}
