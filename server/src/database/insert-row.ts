import { getTableColumns, getTableName, is, SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, finishByCommit } from "./database.ts";
import type { InsertRow } from "./insert-rows.ts";
import { preparedQuery, statementsByFields } from "./prepared-statements.ts";

/**
 * Inserts one row and returns it with its id and its defaults. Fields that are undefined take their
 * default. For the rows that every order writes: the statement is prepared once for each connection
 * and set of fields, and PostgreSQL returns only what it has computed itself. When that is nothing,
 * a transaction does not wait for the row.
 */
export async function insertRow<Table extends PgTable>(
  db: Database,
  table: Table,
  row: InsertRow<Table>,
): Promise<Table["$inferSelect"]> {
  const fields = getStatedFields(row);
  const { insert, defaults, isReturning } = insertOf(table, fields);
  let computed: Record<string, unknown> | undefined;
  if (isReturning) {
    [computed] = await insert(db).execute(row);
    if (!computed) throw new Error(`the new row of ${getTableName(table)} was not returned`);
  } else await finishByCommit(db, insert(db).execute(row));
  const given = Object.fromEntries(
    fields.map((field) => [field, row[field as keyof typeof row] as unknown]),
  );
  return { ...defaults, ...given, ...computed } as Table["$inferSelect"];
}

/** Inserts one row that its transaction neither reads nor waits for. */
export async function insertUnread<Table extends PgTable>(
  db: Database,
  table: Table,
  row: Table["$inferInsert"],
): Promise<void> {
  await finishByCommit(db, unreadInsertOf(table, getStatedFields(row))(db).execute(row));
}

function getStatedFields(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((field) => row[field] !== undefined);
}

const unreadInsertOf = statementsByFields("insert_unread", (table, fields, name) =>
  preparedQuery((db) => insertInto(db, table, fields).prepare(name)),
);

/** `fields` may contain an id. */
function insertInto(db: Database, table: PgTable, fields: string[]) {
  const values = Object.fromEntries(fields.map((field) => [field, sql.placeholder(field)]));
  const insert = db.insert(table);
  return (fields.includes("id") ? insert.overridingSystemValue() : insert).values(values);
}

interface Insert {
  insert: (db: Database) => {
    execute(row: Record<string, unknown>): Promise<Record<string, unknown>[]>;
  };
  /** What the fields are that are not given and that PostgreSQL does not compute. */
  defaults: Record<string, unknown>;
  isReturning: boolean;
}

const insertOf = statementsByFields("insert_row", (table, fields, name): Insert => {
  const others = Object.entries(getTableColumns(table)).filter(
    ([field]) => !fields.includes(field),
  );
  const computed = Object.fromEntries(others.filter(([, column]) => isComputed(column)));
  const constant = others.filter(([, column]) => !isComputed(column));
  const isReturning = Object.keys(computed).length > 0;
  return {
    insert: preparedQuery((db) => {
      const insert = insertInto(db, table, fields);
      return isReturning
        ? insert.returning(computed).prepare(name)
        : withoutRows(insert.prepare(name));
    }),
    defaults: Object.fromEntries(
      constant.map(([field, column]) => [field, column.default ?? null]),
    ),
    isReturning,
  };
});

/** An id, or a default such as the time of the transaction. */
function isComputed(column: PgColumn): boolean {
  return (
    column.generatedIdentity !== undefined ||
    column.generated !== undefined ||
    is(column.default, SQL) ||
    (column.hasDefault && column.default === undefined)
  );
}

function withoutRows(query: { execute(row: Record<string, unknown>): Promise<unknown> }) {
  return {
    async execute(row: Record<string, unknown>) {
      await query.execute(row);
      return [];
    },
  };
}
