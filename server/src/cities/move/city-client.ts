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
  let lost: Error | null = null;
  client.on("error", (error) => {
    lost = error;
  });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`${toPlaceName(url)} does not answer: ${reasonOf(error)}`);
  }
  try {
    return await use(client);
  } catch (error) {
    const isLost = lost !== null || (error instanceof pg.DatabaseError && isShutdown(error));
    if (!isLost || error instanceof StartError) throw error;
    throw new StartError(
      `lost the connection to ${toPlaceName(url)}: ${reasonOf(error)}; run the command again`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

const isShutdown = ({ code = "" }: pg.DatabaseError) => /^(57P0|08)/.test(code);

/** Node reports several refused addresses as one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
