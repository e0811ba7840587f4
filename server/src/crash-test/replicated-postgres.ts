import { chmod, chown, cp, mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { copyCluster } from "../backup/copy-cluster.ts";
import { type PostgresAddress, toDatabaseUrl } from "../database/embedded/address.ts";
import { binariesFor } from "../database/embedded/binaries.ts";
import { openCluster } from "../database/embedded/cluster.ts";
import {
  type ClusterLocation,
  findClusterLocation,
} from "../database/embedded/cluster-location.ts";
import { runPostmaster, stopPostmaster } from "../database/embedded/postmaster.ts";

const log = pino({ level: "silent" });
const standbyName = "standby";

/** A PostgreSQL that nothing starts again. */
export interface Postgres {
  url: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Kills the server and all its child processes with SIGKILL at the same time, like a power
   * failure.
   */
  kill(): Promise<void>;
  /** Starts it again at the same address after it was killed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a new folder. */
export async function startPrimary(
  folder: string,
  settings: Record<string, string> = {},
): Promise<Postgres> {
  const { location, shared } = await locate(folder);
  const primary = await run(location, shared, settings);
  const server = new URL(primary.url);
  server.pathname = "/postgres";
  await queryOnce(server.href, "create database errand");
  return primary;
}

/**
 * Starts a hot standby of a PostgreSQL in a new folder, and lets each commit of the primary wait
 * until the standby has it.
 */
export async function startStandby(primary: Postgres, folder: string): Promise<Postgres> {
  const { location, shared } = await locate(folder);
  await mkdir(location.folder, { recursive: true, mode: 0o700 });
  const cluster = join(location.folder, "cluster");
  await copyCluster(primary.url, cluster);
  await chmod(cluster, 0o700);
  await writeFile(join(cluster, "standby.signal"), "");
  const { username, password, port, searchParams } = new URL(primary.url);
  const primaryFolder = searchParams.get("host") ?? "";
  await cp(join(primaryFolder, "password"), join(location.folder, "password"));
  if (location.account) await giveTo(location.account, location.folder);
  const standby = await run(location, shared, {
    primary_conninfo: `host='${primaryFolder}' port=${port} user=${username} password=${password} application_name=${standbyName}`,
  });
  await primary.query(`alter system set synchronous_standby_names = '${standbyName}'`);
  await primary.query("select pg_reload_conf()");
  return standby;
}

async function locate(folder: string) {
  await mkdir(folder);
  const shared = join(folder, "shared");
  return { shared, location: await findClusterLocation(await realpath(folder), shared) };
}

async function run(
  location: ClusterLocation,
  shared: string,
  settings: Record<string, string>,
): Promise<Postgres> {
  const binaries = await binariesFor(location.account, shared);
  const cluster = await openCluster(location, binaries, false);
  const options = { durable: true, connections: 100, settings };
  const start = (address?: PostgresAddress) =>
    runPostmaster(cluster.folder, binaries, location.account, log, {
      ...options,
      ...(address && { address }),
    });
  let postmaster = await start();
  const url = toDatabaseUrl(postmaster.address, cluster.password, "errand");
  return {
    url,
    query: (text, values) => queryOnce(url, text, values),
    async kill() {
      const processes = await queryOnce(url, "select pid from pg_stat_activity");
      for (const pid of [postmaster.pid, ...processes.map(({ pid }) => Number(pid))]) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // It has ended since, such as the one of the query.
        }
      }
    },
    async restart() {
      while (isRunning(postmaster.pid)) await pause(10);
      postmaster = await start(postmaster.address);
      for (;;) {
        try {
          await queryOnce(url, "select 1");
          return;
        } catch {
          // It repeats what it had written, and then accepts connections.
          await pause(50);
        }
      }
    },
    stop: () => stopPostmaster(cluster.folder, postmaster),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function queryOnce(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), uid, gid);
  }
  await chown(folder, uid, gid);
}
