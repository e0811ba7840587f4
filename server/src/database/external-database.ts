import pg from "pg";
import { StartError } from "../process/start-error.ts";
import { timeouts } from "./database.ts";

/** The lowest major version. */
export const minVersion = 15;

/** What must be installed beside PostgreSQL, as the first migration says. */
export const extensions = ["pg_trgm", "unaccent", "btree_gist"];

/** Where an external PostgreSQL is. */
export interface ExternalDatabase {
  /** DATABASE_URL. */
  url: string;
  /** DATABASE_DIRECT_URL, when the other is a connection pooler. */
  directUrl: string | null;
}

/**
 * Throws `StartError` unless the PostgreSQL of DATABASE_URL answers, is new enough and not a
 * standby. A direct address must offer sessions; a pooler must support prepared statements and set
 * timeouts.
 */
export async function checkExternalDatabase({ url, directUrl }: ExternalDatabase) {
  const direct = describe(directUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL", directUrl ?? url);
  const own = await withClients(direct, timeouts, checkSession);
  if (!directUrl) return;
  const pooler = describe("DATABASE_URL", url);
  const pooled = await withClients(pooler, {}, checkPooler);
  if (pooled !== own) {
    throw new StartError(`${pooler.name} and ${direct.name} are not the same database`);
  }
}

type Address = { setting: string; name: string; url: string };

/** Names an address without its password. */
function describe(setting: string, url: string): Address {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  return { setting, name: `${setting} (${host}:${port || 5432}${pathname})`, url };
}

/** Runs a check with two connections. Throws `StartError` when PostgreSQL does not answer. */
async function withClients<Result>(
  address: Address,
  startup: pg.ClientConfig,
  check: (address: Address, one: pg.Client, other: pg.Client) => Promise<Result>,
): Promise<Result> {
  const clients = [0, 1].map(() => {
    const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
    const client = new pg.Client({ connectionString: address.url, ...limits, ...startup });
    client.on("error", () => {});
    return client;
  });
  const [one, other] = clients as [pg.Client, pg.Client];
  try {
    await one.connect();
    await other.connect();
    return await check(address, one, other);
  } catch (error) {
    if (error instanceof StartError) throw error;
    // 08P01: PgBouncer refuses the timeouts of a session.
    if (error instanceof pg.DatabaseError && /startup parameter/.test(error.message)) {
      throw new StartError(needsDirect(address));
    }
    throw new StartError(`${address.name} does not answer: ${reason(error)}`);
  } finally {
    // The error above already has the reason.
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

const needsDirect = ({ setting, name }: Address) =>
  setting === "DATABASE_URL"
    ? `${name} is a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself`
    : `${name} is a connection pooler, and must be the address of PostgreSQL itself`;

/** Returns what identifies the database. */
async function checkSession(address: Address, client: pg.Client): Promise<string> {
  const { version, statement, identity, standby } = await readState(client);
  if (version < minVersion) {
    throw new StartError(
      `${address.name} is PostgreSQL ${version}, and Errand needs ${minVersion} or later`,
    );
  }
  if (standby) throw new StartError(`${address.name} is a standby, which only reads`);
  if (statement !== timeouts.statement_timeout) throw new StartError(needsDirect(address));
  return identity;
}

/** Returns what identifies the database. */
async function checkPooler({ name }: Address, one: pg.Client, other: pg.Client): Promise<string> {
  const statement = { name: "errand_check", text: "select 1" };
  await one.query(statement);
  // Takes the connection that has prepared the statement, so that the next query gets another one.
  await other.query("begin");
  await one.query(statement).catch(() => {
    throw new StartError(
      `${name} forgets prepared statements: PgBouncer must be 1.21 or later, with max_prepared_statements`,
    );
  });
  await other.query("rollback");
  const { statement: limit, lock, idle, identity } = await readState(one);
  if (limit === 0 || lock === 0 || idle === 0) {
    const settings = Object.entries(timeouts).map(([key, value]) => `set ${key} = ${value};`);
    throw new StartError(
      `${name} has no timeouts: add connect_query='${settings.join(" ")}' to its database in pgbouncer.ini`,
    );
  }
  return identity;
}

async function readState(client: pg.Client) {
  const milliseconds = (name: string) =>
    `(select setting::int from pg_settings where name = '${name}')`;
  const { rows } = await client.query(`
    select current_setting('server_version_num')::int / 10000 as version,
      pg_is_in_recovery() as standby,
      (select system_identifier from pg_control_system()) || ' ' || oid as identity,
      ${milliseconds("statement_timeout")} as statement,
      ${milliseconds("lock_timeout")} as lock,
      ${milliseconds("idle_in_transaction_session_timeout")} as idle
    from pg_database where datname = current_database()`);
  return rows[0] as {
    version: number;
    standby: boolean;
    identity: string;
    statement: number;
    lock: number;
    idle: number;
  };
}

/** Node reports several refused addresses as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
