import { spawn } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../process/log.ts";
import { StartError } from "../../process/start-error.ts";
import type { Account } from "./account.ts";
import {
  type Address,
  listenSettings,
  portAddress,
  socketAddress,
  socketLockIn,
} from "./address.ts";
import type { Binaries } from "./binaries.ts";
import { postgresEnv } from "./cluster.ts";

/** A running PostgreSQL, started by us or found. */
export type Postmaster = {
  pid: number;
  address: Address;
  /** The last line of its log; "" when it was already running, since its log then belongs to another process. */
  lastLine(): string;
};

/** Recovery after a power cut can take a while on a large database; a fresh start takes 30 ms. */
const patience = 120_000;
const moment = 4;

const settings = {
  shared_buffers: "128MB",
  work_mem: "8MB",
  random_page_cost: "1.1",
  jit: "off",
  autovacuum: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  // What a statement was about may be personal: the server's log is about the server only.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_line_prefix: "",
};

const safe = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type PostmasterOptions = {
  durable: boolean;
  connections: number;
  /** Where to listen; without it, a socket beside the cluster where that is possible, else a free port. */
  address?: Address;
};

/** Finds the PostgreSQL that runs a cluster, as after a `kill -9` of the process before, or starts one. */
export async function runPostmaster(
  folder: string,
  binaries: Binaries,
  account: Account | null,
  log: Log,
  options: PostmasterOptions,
): Promise<Postmaster> {
  const end = Date.now() + patience;
  let address = options.address ?? socketAddress(dirname(folder)) ?? (await portAddress());
  let refused = "";
  while (Date.now() < end) {
    const found = await findPostmaster(folder);
    if (found?.ready) return { ...found, lastLine: () => "" };
    if (found) {
      await sleep(moment);
      continue;
    }
    const started = await startPostmaster(folder, binaries, account, log, address, options);
    if (typeof started !== "string") return started;
    refused = started;
    // A file system may have no sockets, such as a folder that a virtual machine shares; a port may be taken.
    const cannotListen = /could not create any (Unix-domain|TCP)/.test(refused);
    if (cannotListen) address = options.address ?? (await portAddress());
    // Another start was quicker, or the processes of the last one are still leaving.
    else if (!/lock file|postmaster\.pid|shared memory/.test(refused)) break;
    await sleep(20);
  }
  throw new StartError(`PostgreSQL does not start: ${refused || "it gives no answer"}`);
}

async function startPostmaster(
  folder: string,
  binaries: Binaries,
  account: Account | null,
  log: Log,
  address: Address,
  { durable, connections }: PostmasterOptions,
): Promise<Postmaster | string> {
  const all = {
    ...settings,
    ...(durable ? safe : fast),
    ...listenSettings(address),
    max_connections: String(connections),
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A group of its own: Ctrl-C in a terminal reaches us alone, and we stop it when our requests are done.
  const child = spawn(binaries.postgres, ["-D", folder, ...flags], {
    ...account,
    cwd: folder,
    env: postgresEnv,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    said = (said + chunk).slice(-2000);
    for (const line of chunk.split("\n").filter(Boolean)) {
      log[/^PANIC/.test(line) ? "error" : "debug"]({ postgres: line });
    }
  });
  let failure: string | null = null;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("close", () => {
    failure ??= said.split("\n").find((line) => line.startsWith("FATAL")) ?? said.trim();
  });
  while (failure === null) {
    const found = await findPostmaster(folder);
    if (found?.ready && found.pid === child.pid) {
      child.unref();
      return { ...found, lastLine: () => said.trim().split("\n").at(-1) ?? "" };
    }
    await sleep(moment);
  }
  return failure;
}

/** What `postmaster.pid` says of a process that is really there and really is this cluster's. */
async function findPostmaster(
  folder: string,
): Promise<{ pid: number; address: Address; ready: boolean } | null> {
  const file = join(folder, "postmaster.pid");
  // Where there is none, nothing runs.
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return null;
  if (!(await isPostgresOf(folder, pid))) {
    // Left by a process that was killed, and its number now belongs to another program.
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
    // PostgreSQL's processes live in the folder of their cluster.
    const [home, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return home.ino === cluster.ino && home.dev === cluster.dev;
  } catch {
    // A container may keep even root from looking there; the command line is open to all. A process
    // that has ended by now has none.
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return /^[^\0]*postgres/.test(command);
  }
}

/** A process that we may not signal belongs to somebody else and is no cluster of ours. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Ends every connection and writes what there is to write; after a while, more firmly. */
export async function stopPostmaster(folder: string, { pid }: Postmaster) {
  // Its file tells when it is done. Its process may stay in the list for longer, where nobody clears it away.
  const isThere = async () => (await findPostmaster(folder))?.pid === pid;
  for (const [signal, wait] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 5_000],
  ] as const) {
    if (!(await isThere())) return;
    process.kill(pid, signal);
    const end = Date.now() + wait;
    while (Date.now() < end && (await isThere())) await sleep(moment);
  }
}
