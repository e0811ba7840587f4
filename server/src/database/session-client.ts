import pg from "pg";

/**
 * A connection of its own for what outlives a transaction: LISTEN and advisory locks. The kernel
 * finds within about twenty seconds that the machine at the other end is gone, which sends no
 * goodbye.
 */
export function sessionClient(url: string, name: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  });
}
