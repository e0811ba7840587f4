import { getTableName, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { QueryResult } from "pg";
import { type Database, dialect } from "./database.ts";

/**
 * Returns a frequent query, built once for each session and parsed by PostgreSQL once for each
 * connection. Drizzle builds the text of a query anew for each execution, which takes longer than
 * PostgreSQL takes to execute it when there are many columns.
 */
export function preparedQuery<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<object, Query>();
  return (db) => {
    const { session } = db._;
    const cached = queries.get(session);
    if (cached) return cached;
    const query = prepare(db);
    queries.set(session, query);
    return query;
  };
}

/**
 * The same for a statement written in SQL, with `sql.placeholder` for its parameters. `name`
 * identifies it on a connection. The values of its rows are those of the driver: timestamps are
 * texts.
 */
export function preparedStatement<Row extends Record<string, unknown> = never>(
  name: string,
  statement: SQL,
) {
  const query = preparedQuery((db) =>
    db._.session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    ),
  );
  return async (db: Database, parameters: Record<string, unknown> = {}): Promise<Row[]> =>
    (await query(db).execute(parameters)).rows;
}

/**
 * Statements that insert into a table, one for each set of fields: each call site has its own.
 * `prepare` gets the fields and the name of the statement.
 */
export function statementsByFields<Statement>(
  verb: string,
  prepare: (table: PgTable, fields: string[], name: string) => Statement,
): (table: PgTable, fields: string[]) => Statement {
  const statements = new Map<PgTable, Map<string, Statement>>();
  return (table, fields) => {
    const ofTable = statements.get(table) ?? new Map<string, Statement>();
    statements.set(table, ofTable);
    const key = fields.join();
    const name = `${verb}_${getTableName(table)}_${ofTable.size}`;
    const statement = ofTable.get(key) ?? prepare(table, fields, name);
    ofTable.set(key, statement);
    return statement;
  };
}
