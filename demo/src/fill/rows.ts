import type { Database } from "@errand/server/database/database";
import { getTableName, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";

/** A row to insert, with an id of our own choice where the table has one. */
export type Row<Table extends PgTable> = Table["$inferInsert"] & { id?: number };

const maxConcurrent = 1_000;

/**
 * Inserts many rows in few statements: each sends a thousand of them as one
 * JSON parameter. All rows have the fields of the first one.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((field) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += maxConcurrent) {
    const json = inSnakeCase(rows.slice(from, from + maxConcurrent));
    await db.execute(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`);
  }
}

/** The fields themselves are columns; what lies inside them is kept as it is. */
function inSnakeCase(rows: object[]): string {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [toSnakeCase(field), value])),
    ),
  );
}

/** Ids go on after the ones that `insertRows` was given, and the planner learns how large things are. */
export async function settle(db: Database, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table} having max(id) > 0`);
    await db.execute(sql`analyze ${table}`);
  }
}

/** 1, 2, 3 … */
export function counter(): () => number {
  let last = 0;
  return () => ++last;
}
