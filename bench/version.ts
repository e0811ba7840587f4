import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Bench, openVisit, startErrand } from "./bench.ts";
import { processorMs, start } from "./processes.ts";

/** A checkout of the project whose server runs with a town of its own. */
export interface Version {
  bench: Bench;
  /** The processor time used so far by the server, and by its PostgreSQL. */
  processor(): { server: number; database: number };
  close(): Promise<void>;
}

/** Fills a town with the code of the checkout in `folder`, and starts its server. */
export async function openVersion(
  folder: string,
  { items, port }: { items: number; port: number },
): Promise<Version> {
  const absolute = resolve(folder);
  const serveTown = fileURLToPath(new URL("serve-town.ts", import.meta.url));
  const database = await start({
    command: [serveTown, absolute, String(items)],
    port,
    folder: absolute,
    free: true,
  });
  try {
    const town = (await (await fetch(database.url)).json()) as Bench["town"];
    await openStores(town);
    const errand = await startErrand(
      town,
      { ERRAND_PROXIES: "1" },
      { folder: absolute, port: port + 1 },
    );
    return {
      bench: await openVisit(town, errand),
      processor: () => ({ server: processorMs(errand.pid), database: processorMs(database.pid) }),
      async close() {
        await errand.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * What autovacuum does within a minute of the first orders: plans that were made for empty tables
 * end.
 */
export async function analyze({ bench }: Version): Promise<void> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  await client.query("analyze");
  await client.end();
}

/** What the database holds and has logged so far, in bytes, and how many orders it has. */
export interface Stored {
  orders: number;
  data: number;
  log: number;
}

/** Reads it after everything has been written, so that two readings can be compared. */
export async function storedBy({ bench }: Version): Promise<Stored> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  await client.query("checkpoint");
  const { rows } = await client.query<Record<keyof Stored, string>>(
    `select (select count(*) from orders) as orders, pg_database_size(current_database()) as data,
       pg_current_wal_lsn() - '0/0' as log`,
  );
  await client.end();
  const [read] = rows;
  if (!read) throw new Error("the size of the database was not returned");
  return { orders: Number(read.orders), data: Number(read.data), log: Number(read.log) };
}

/** The hour of the measurement makes no difference to the orders. */
export async function openStores({ databaseUrl }: Bench["town"]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: "00:00:00",
    closing_time: "00:00:00",
  }));
  await client.query(
    "update stores set schedules = $1, closed_dates = '{}', active = true, take_away = true, minimum_order = 0",
    [JSON.stringify(hours)],
  );
  await client.end();
}
