import pg from "pg";
import { StartError } from "../process/start-error.ts";

const minVersion = 15;

/** Throws `StartError` unless the PostgreSQL of DATABASE_URL answers and is new enough. */
export async function checkExternalDatabase(url: string) {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  const name = `DATABASE_URL (${host}:${port || 5432}${pathname})`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("show server_version_num");
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < minVersion) {
      throw new StartError(
        `${name} is PostgreSQL ${version}, and Errand needs ${minVersion} or later`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} does not answer: ${reason(error)}`);
  } finally {
    // The error above already has the reason.
    await client.end().catch(() => {});
  }
}

/** Node reports several refused addresses as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
