import type { Database } from "./database.ts";

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
