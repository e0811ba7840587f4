import { realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { checkDataDir } from "../process/data-dir.ts";
import type { Log } from "../process/log.ts";
import { StartError } from "../process/start-error.ts";
import { type PostgresAddress, toDatabaseUrl } from "./embedded/address.ts";
import { binariesFor } from "./embedded/binaries.ts";
import { openCluster } from "./embedded/cluster.ts";
import { findClusterLocation } from "./embedded/cluster-location.ts";
import { releaseLock, takeLock, waitForLock } from "./embedded/folder-lock.ts";
import { runPostmaster, stopPostmaster } from "./embedded/postmaster.ts";
import { archiveSettings } from "./embedded/wal-archive.ts";

export type Embedded = { url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  /** False only for data that a power failure may destroy, as in tests. */
  durable?: boolean;
  connections?: number;
  /** The folder for files that root stores and the account that runs PostgreSQL must reach. */
  shared?: string;
  /**
   * For commands: connects to the database of a running Errand instead of refusing to start, and
   * leaves PostgreSQL to a shop.
   */
  mayShare?: boolean;
  /** A folder for copies of PostgreSQL's log, from which `npm run restore` reaches any time. */
  walArchive?: string | null;
  /** PostgreSQL's settings for a recovery. */
  recovery?: Record<string, string>;
  /** Called with the reason when PostgreSQL stops unexpectedly and does not restart. */
  onLost?: (reason: string) => void;
};

const database = "errand";

/** How long a recovery after a crash may take. */
const recoveryMs = 120_000;

/**
 * Starts the PostgreSQL of a data directory, creating its cluster on the first start, and returns
 * the URL of the database. Takes over a PostgreSQL that a killed process left running. Throws
 * `StartError` when another Errand uses the data directory, and when PostgreSQL does not start.
 */
export async function startEmbedded(
  dataDir: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const { durable = true, connections = 60, shared = "/var/lib/errand", onLost } = options;
  const isCommand = options.mayShare === true;
  await checkDataDir(dataDir);
  const location = await findClusterLocation(await realpath(dataDir), shared);
  const binaries = await binariesFor(location.account, shared);
  const cluster = await openCluster(location, binaries, durable);
  const settings = {
    ...(options.walArchive && (await archiveSettings(options.walArchive, location.account))),
    ...options.recovery,
  };
  const run = (address?: PostgresAddress) =>
    runPostmaster(cluster.folder, binaries, location.account, log, {
      durable,
      connections,
      settings,
      address,
    });

  // A running PostgreSQL may be stopping with the previous process; the next round starts it again.
  for (let round = 0; round < 5; round++) {
    let postmaster = await run();
    const { address } = postmaster;
    const url = toDatabaseUrl(address, cluster.password, database);
    const holder = await connect(url);
    if (holder === null) continue;
    const isFree = (await takeLock(holder, "owner")) && (await takeLock(holder, "shop"));
    if (!isFree) {
      await holder.end();
      if (isCommand) return { url, stop: async () => {} };
      throw new StartError(
        `another Errand uses ${dataDir}: stop it first, or set ERRAND_DATA_DIR to another folder`,
      );
    }
    if (isCommand) await releaseLock(holder, "shop");
    let current = holder;
    let isOwner = true;
    let stopping = false;
    let recovered = Promise.resolve();
    const watch = (client: pg.Client) => {
      current = client;
      client.once("end", () => {
        isOwner = false;
        if (!stopping) recovered = recover();
      });
    };
    /** Whether a new connection is that of this shop, or of the command that runs PostgreSQL. */
    const takeAgain = async (client: pg.Client): Promise<boolean> => {
      if (!isCommand && !(await takeLock(client, "shop"))) return false;
      isOwner = await takeLock(client, "owner");
      if (isOwner || isCommand) return isOwner;
      log.warn("a command runs PostgreSQL for now");
      waitForLock(client, "owner").then(
        () => {
          isOwner = true;
        },
        // The connection ended, which is watched.
        () => {},
      );
      return true;
    };
    /**
     * PostgreSQL restarts itself when one of its backends crashes. When the postmaster ends, this
     * starts it again.
     */
    const recover = async () => {
      log.error(
        { postgres: postmaster.lastLine() },
        "PostgreSQL stopped unexpectedly; restarting it",
      );
      const end = Date.now() + recoveryMs;
      try {
        while (Date.now() < end) {
          postmaster = await run(address);
          // PostgreSQL refuses connections during recovery.
          const client = await connect(url);
          const held = client && (await takeAgain(client).catch(() => null));
          if (client === null || held === null) continue;
          if (!held) throw new StartError("another Errand uses its folder");
          watch(client);
          log.warn("PostgreSQL is running again");
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
        // A shop that has opened again since this command started goes on with PostgreSQL.
        const isNeeded = isCommand && isOwner && !(await takeLock(current, "shop"));
        if (!isOwner || isNeeded) return current.end();
        // Holds the lock until PostgreSQL ends, so that no other process takes over a PostgreSQL
        // that is stopping.
        await stopPostmaster(cluster.folder, postmaster);
      },
    };
  }
  throw new StartError(`PostgreSQL in ${location.folder} stops again and again`);
}

/** Returns null when PostgreSQL accepts no connection. Creates the database when it is missing. */
async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "errand: data directory",
  });
  // A later loss of the connection emits `end`.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === noSuchDatabase) return (await createMissingDatabase(url)) ? connect(url) : null;
    if (code === wrongPassword) {
      throw new StartError("the embedded PostgreSQL refuses the password in its folder");
    }
    await sleep(20);
    return null;
  }
}

const noSuchDatabase = "3D000";
const wrongPassword = "28P01";
const alreadyExists = new Set(["42P04", "23505"]);

async function createMissingDatabase(url: string): Promise<boolean> {
  const server = new URL(url);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  try {
    await client.connect();
    await client.query(`create database ${database}`);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && alreadyExists.has(error.code ?? "");
  } finally {
    await client.end();
  }
}
