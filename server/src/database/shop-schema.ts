import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";
import { StartError } from "../process/start-error.ts";
import { NamedSession, type PoolShop } from "./named-session.ts";

type Database = PgDatabase<NodePgQueryResultHKT>;

/**
 * A shop lives in the current schema of its connections: by PostgreSQL's default search path,
 * `"$user", public`, the schema with the name of their role, or else `public`. That holds for each
 * connection without a `set`, as a pooler in transaction mode requires. `public` keeps the plain
 * names of locks, channels and job tables, which processes of earlier versions use during an
 * update.
 */
const plainSchema = "public";

/** The names made of it are limited: 63 bytes for a channel, 50 for the schema of pg-boss. */
const validName = /^[a-z_][a-z0-9_]{0,39}$/;

/** Returns the schema of the shop. Throws `StartError` where a shop cannot live. */
export async function readShopSchema(client: Pick<pg.ClientBase, "query">): Promise<string> {
  const { rows } = await client.query("select current_schema() as name, current_user as role");
  const { name, role } = rows[0] as { name: string | null; role: string };
  if (name === null) {
    throw new StartError(`the database has no schema that the role ${role} may use`);
  }
  if (!validName.test(name)) {
    throw new StartError(
      `the schema ${name} must have a name of at most 40 small letters, digits and underscores`,
    );
  }
  return name;
}

/**
 * Returns what is known of the shop that `db` serves: the same object for a pool and for its
 * transactions, null for a connection without a pool.
 */
export function findPoolShop(db: Database): PoolShop | null {
  const { session } = db._;
  return session instanceof NamedSession ? session.shop : null;
}

/** The schema of the shop that `db` serves, once it is known; `inTransaction` has read it. */
export function knownShopSchema(db: Database): string | null {
  return findPoolShop(db)?.schema ?? null;
}

/** Returns the schema of the shop that `db` serves, read once for each pool. */
export async function shopSchemaOf(db: Database): Promise<string> {
  const known = knownShopSchema(db);
  if (known !== null) return known;
  const { rows } = await db.execute<{ name: string }>(sql`select current_schema() as name`);
  const name = rows[0]?.name ?? plainSchema;
  const shop = findPoolShop(db);
  if (shop) shop.schema = name;
  return name;
}

/** `name`, and for a shop in a schema of its own `schema` joined with it. */
export function ownName(schema: string, name: string, join: (schema: string) => string): string {
  return schema === plainSchema ? name : join(schema);
}

/** The 64-bit key of an advisory lock that only the processes of this shop share. */
export function lockKey(name: string | Placeholder): SQL {
  return sql`hashtextextended(${name}, case current_schema() when 'public' then 0
    else hashtextextended(current_schema(), 0) end)`;
}

/**
 * The first of the two numbers of locks that a process holds for long; the second says for what.
 */
export const processLocks =
  "case current_schema() when 'public' then 1163022930 else hashtext(current_schema()) end";
