import type { Database } from "./database.ts";

/**
 * A query that is asked again and again. Drizzle builds the text of a query from its parts every time,
 * which for a wide one costs more than PostgreSQL's answer: this is built once for each session, and
 * PostgreSQL, which knows it by its name, reads it once for each connection.
 */
export function preparedQuery<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<object, Query>();
  return (db) => {
    const { session } = db._;
    const known = queries.get(session);
    if (known) return known;
    const query = prepare(db);
    queries.set(session, query);
    return query;
  };
}
