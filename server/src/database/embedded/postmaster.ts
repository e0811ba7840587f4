import { spawn } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../process/log.ts";
import { StartError } from "../../process/start-error.ts";
import type { Account } from "./account.ts";
import {
  listenSettings,
  type PostgresAddress,
  portAddress,
  socketAddress,
  socketLockIn,
} from "./address.ts";
import type { Binaries } from "./binaries.ts";
import { postgresEnv } from "./cluster.ts";

/** A running PostgreSQL, started by this process or by one before. */
export type Postmaster = {
  pid: number;
  address: PostgresAddress;
  /** Returns the last line of its log; "" when another process started it and has its log. */
  lastLine(): string;
};

/**
 * Recovery after a power failure may take long on a large database; an ordinary start takes 30 ms.
 */
const startTimeoutMs = 120_000;
const pollMs = 4;

const defaults = {
  shared_buffers: "128MB",
  work_mem: "8MB",
  random_page_cost: "1.1",
  jit: "off",
  update_process_title: "off",
  autovacuum: "on",
  // So that a city can be moved to another server while it is open.
  wal_level: "logical",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements may contain personal data, so that the log contains messages about the server alone.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_line_prefix: "",
};

const safe = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type PostmasterOptions = {
  durable: boolean;
  connections: number;
  /** PostgreSQL's further settings. */
  settings: Record<string, string>;
  /**
   * Without it, PostgreSQL listens on a socket beside the cluster if possible, else on a free port.
   */
  address?: PostgresAddress;
};

/**
 * Returns the PostgreSQL that runs a cluster, as after a `kill -9` of the process before, or starts
 * one. Throws `StartError`.
 */
export async function runPostmaster(
  folder: string,
  binaries: Binaries,
  account: Account | null,
  log: Log,
  options: PostmasterOptions,
): Promise<Postmaster> {
  const end = Date.now() + startTimeoutMs;
  let address = options.address ?? socketAddress(dirname(folder)) ?? (await portAddress());
  let refused = "";
  while (Date.now() < end) {
    const found = await findPostmaster(folder);
    if (found?.ready) return { ...found, lastLine: () => "" };
    if (found) {
      await sleep(pollMs);
      continue;
    }
    const started = await startPostmaster(folder, binaries, account, log, address, options);
    if (typeof started !== "string") return started;
    refused = started;
    // Some file systems have no sockets, such as shared folders of virtual machines; a port may be
    // in use.
    const cannotListen = /could not create any (Unix-domain|TCP)/.test(refused);
    if (cannotListen) address = options.address ?? (await portAddress());
    // Another process was faster, or the processes of the last PostgreSQL are still ending.
    else if (!/lock file|postmaster\.pid|shared memory/.test(refused)) break;
    await sleep(20);
  }
  throw new StartError(`PostgreSQL does not start: ${refused || "it does not answer"}`);
}

async function startPostmaster(
  folder: string,
  binaries: Binaries,
  account: Account | null,
  log: Log,
  address: PostgresAddress,
  { durable, connections, settings }: PostmasterOptions,
): Promise<Postmaster | string> {
  const all = {
    ...defaults,
    ...settings,
    ...(durable ? safe : fast),
    ...listenSettings(address),
    max_connections: String(connections),
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In a process group of its own, so that Ctrl-C in a terminal does not stop PostgreSQL before the
  // requests are done.
  const child = spawn(binaries.postgres, ["-D", folder, ...flags], {
    ...account,
    cwd: folder,
    env: postgresEnv,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    output = (output + chunk).slice(-2000);
    for (const line of chunk.split("\n").filter(Boolean)) {
      log[/^PANIC/.test(line) ? "error" : "debug"]({ postgres: line });
    }
  });
  let failure: string | null = null;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("close", () => {
    failure ??= output.split("\n").find((line) => line.startsWith("FATAL")) ?? output.trim();
  });
  while (failure === null) {
    const found = await findPostmaster(folder);
    if (found?.ready && found.pid === child.pid) {
      child.unref();
      return { ...found, lastLine: () => output.trim().split("\n").at(-1) ?? "" };
    }
    await sleep(pollMs);
  }
  return failure;
}

/**
 * Returns what `postmaster.pid` says when its process exists and is the PostgreSQL of this cluster,
 * else null.
 */
async function findPostmaster(
  folder: string,
): Promise<{ pid: number; address: PostgresAddress; ready: boolean } | null> {
  const file = join(folder, "postmaster.pid");
  // Without the file, PostgreSQL does not run.
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return null;
  if (!(await isPostgresOf(folder, pid))) {
    // A killed process left the files, and another program has its process id now.
    await rm(file, { force: true });
    await rm(socketLockIn(dirname(folder)), { force: true });
    return null;
  }
  const address = { socketFolder: lines[4] || null, port: Number(lines[3]) };
  return { pid, address, ready: lines[7]?.trim() === "ready" };
}

async function isPostgresOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return true;
  try {
    // The working directory of PostgreSQL's processes is the folder of their cluster.
    const [home, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return home.ino === cluster.ino && home.dev === cluster.dev;
  } catch {
    // A container may deny even root this look. Every user may read the command line, which a
    // process that has ended does not have.
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return /^[^\0]*postgres/.test(command);
  }
}

/**
 * Returns false for processes of other users, which this process may not signal: they run no
 * cluster of ours.
 */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Stops PostgreSQL: disconnects its clients and writes its data. After 30 seconds it stops without
 * a checkpoint.
 */
export async function stopPostmaster(folder: string, { pid }: Postmaster) {
  // PostgreSQL removes the file at its end. Its process may remain as a zombie in containers
  // without an init process.
  const isRunning = async () => (await findPostmaster(folder))?.pid === pid;
  for (const [signal, wait] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 5_000],
  ] as const) {
    if (!(await isRunning())) return;
    process.kill(pid, signal);
    const end = Date.now() + wait;
    while (Date.now() < end && (await isRunning())) await sleep(pollMs);
  }
}
