import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../process/start-error.ts";

/** A connection to one of the two places of a city. */
export interface Place {
  url: string;
  /** Such as `db.internal:5432/errand`: an address without its secrets. */
  name: string;
  client: pg.Client;
  /** The schema of the city and that of its jobs. */
  schemas: [city: string, jobs: string];
}

/** Names a place without the user and the password. */
export function toPlaceName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  return `${host}${port ? `:${port}` : ""}${pathname}`;
}

/**
 * Connects to a place while `use` runs. Throws `StartError` without a secret when it does not
 * answer, and when the connection is lost.
 */
export async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "errand: city",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`${toPlaceName(url)} does not answer: ${reasonOf(error)}`);
  }
  try {
    return await use(client);
  } catch (error) {
    if (error instanceof StartError || (await answers(client))) throw error;
    throw new StartError(
      `lost the connection to ${toPlaceName(url)}: ${reasonOf(error)}; run the command again`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The error may be of another place. Also ends a transaction that has failed. */
async function answers(client: pg.Client): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

/** So long may the connection of a command that was killed take to end. */
const lockAttempts = 50;
const lockPollMs = 100;

/**
 * Lets one command at a time work at a place, as long as it is connected: one that takes a move
 * back and one that switches would else lose the city together.
 */
export async function lockPlace(
  { client, name, schemas: [schema] }: Place,
  role: "source" | "target",
) {
  for (let left = lockAttempts; ; left--) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('errand city ${role} ${schema}', 0)) as locked`,
    );
    if (rows[0]?.locked) return;
    if (left === 0) throw new StartError(`another command moves the city at ${name}`);
    await pause(lockPollMs);
  }
}

/** Node reports several refused addresses as one error without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
