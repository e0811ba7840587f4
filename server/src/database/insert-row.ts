import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { preparedQuery, statementsByFields } from "./prepared-statements.ts";

/**
 * Inserts one row and returns it with its id and its defaults. Fields that are undefined take their
 * default. For the rows that every order writes: the statement is prepared once for each connection and
 * set of fields.
 */
export async function insertRow<Table extends PgTable>(
  db: Database,
  table: Table,
  row: Table["$inferInsert"],
): Promise<Table["$inferSelect"]> {
  const fields = Object.keys(row).filter((field) => row[field as keyof typeof row] !== undefined);
  const [inserted] = await insertOf(table, fields)(db).execute(row);
  if (!inserted) throw new Error(`the new row of ${getTableName(table)} was not returned`);
  return inserted;
}

const insertOf = statementsByFields("insert_row", (table, fields, name) => {
  const values = Object.fromEntries(fields.map((field) => [field, sql.placeholder(field)]));
  return preparedQuery((db) => db.insert(table).values(values).returning().prepare(name));
});
