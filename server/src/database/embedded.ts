import { realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { checkDataDir } from "../process/data-dir.ts";
import type { Log } from "../process/log.ts";
import { StartError } from "../process/start-error.ts";
import { type Address, urlOf } from "./embedded/address.ts";
import { binariesFor } from "./embedded/binaries.ts";
import { openCluster } from "./embedded/cluster.ts";
import { findPlace } from "./embedded/place.ts";
import { runPostmaster, stopPostmaster } from "./embedded/postmaster.ts";

export type Embedded = { url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  /** False only for data that may be lost with the machine's power, as in tests. */
  durable?: boolean;
  connections?: number;
  /** Where root keeps what the account that runs PostgreSQL could not reach otherwise. */
  shared?: string;
  /** Works beside the process that holds the data directory, instead of being refused. */
  mayShare?: boolean;
  /** Called with the reason when PostgreSQL stopped unexpectedly and cannot be restarted. */
  onLost?: (reason: string) => void;
};

const database = "errand";

/** How long a recovery after a crash may take. */
const recoveryMs = 120_000;

/**
 * Runs PostgreSQL over a data directory, which it makes at first. One that still
 * runs, because the process before was killed, is taken over. While this process
 * holds the data directory another one is refused. Throws `StartError`.
 */
export async function startEmbedded(
  dataDir: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const { durable = true, connections = 60, shared = "/var/lib/errand", onLost } = options;
  await checkDataDir(dataDir);
  const place = await findPlace(await realpath(dataDir), shared);
  const binaries = await binariesFor(place.account, shared);
  const cluster = await openCluster(place, binaries, durable);
  const run = (address?: Address) =>
    runPostmaster(cluster.folder, binaries, place.account, log, { durable, connections, address });

  // One that was found may be stopping, because the process before is: then the next round starts it again.
  for (let round = 0; round < 5; round++) {
    let postmaster = await run();
    const { address } = postmaster;
    const url = urlOf(address, cluster.password, database);
    const holder = await connect(url);
    if (holder === null) continue;
    if (!(await isHeld(holder))) {
      await holder.end();
      if (options.mayShare) return { url, stop: async () => {} };
      throw new StartError(
        `another Errand uses ${dataDir}: stop it first, or set ERRAND_DATA_DIR to another folder`,
      );
    }
    let stopping = false;
    let recovered = Promise.resolve();
    const watch = (client: pg.Client) => {
      client.once("end", () => {
        if (!stopping) recovered = recover();
      });
    };
    /** PostgreSQL restarts itself after a crash of one of its processes; after its own we start it again. */
    const recover = async () => {
      log.error({ postgres: postmaster.lastLine() }, "PostgreSQL is gone; starting it again");
      const end = Date.now() + recoveryMs;
      try {
        while (Date.now() < end) {
          postmaster = await run(address);
          // While it recovers it takes no connections.
          const client = await connect(url);
          const held = client && (await isHeld(client).catch(() => null));
          if (client === null || held === null) continue;
          if (!held) throw new StartError("another Errand uses its folder");
          watch(client);
          log.warn("PostgreSQL is back");
          return;
        }
        throw new StartError("PostgreSQL does not recover");
      } catch (error) {
        if (!stopping) onLost?.(error instanceof Error ? error.message : String(error));
      }
    };
    watch(holder);
    return {
      url,
      stop: async () => {
        stopping = true;
        await recovered;
        // The lock goes with PostgreSQL and not before it, so that nobody takes over what is about to stop.
        await stopPostmaster(cluster.folder, postmaster);
      },
    };
  }
  throw new StartError(`PostgreSQL in ${place.folder} stops again and again`);
}

/** Null when PostgreSQL went away meanwhile. */
async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "errand: data directory",
  });
  // What happens to the connection later is seen by its end.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === noSuchDatabase) return (await makeDatabase(url)) ? connect(url) : null;
    if (code === wrongPassword) {
      throw new StartError("the embedded PostgreSQL does not accept the password kept beside it");
    }
    await sleep(20);
    return null;
  }
}

const noSuchDatabase = "3D000";
const wrongPassword = "28P01";
const alreadyThere = new Set(["42P04", "23505"]);

async function makeDatabase(url: string): Promise<boolean> {
  const server = new URL(url);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  try {
    await client.connect();
    await client.query(`create database ${database}`);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && alreadyThere.has(error.code ?? "");
  } finally {
    await client.end();
  }
}

/** A killed process's hold is gone within moments, so a second look is worth it. */
async function isHeld(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < 10; look++) {
    const { rows } = await client.query("select pg_try_advisory_lock(1163022930, 1) as held");
    if (rows[0]?.held === true) return true;
    await sleep(50);
  }
  return false;
}
