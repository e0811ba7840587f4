import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** This checkout of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));
const taskset = "/usr/bin/taskset";
const serverCore = "0";
const loadCore = "1";
const canPin = existsSync(taskset) && availableParallelism() > 1;

export interface Running {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first 2xx response. */
  startedIn: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Arguments of `node`, the file among them. */
  command: string[];
  port: number;
  env?: Record<string, string>;
  /** Polled until it responds with 2xx. */
  path?: string;
  /** Runs on all cores instead of the one reserved for the server. */
  free?: boolean;
  /** The checkout of the project whose program it is; this one by default. */
  folder?: string;
}

/**
 * The arguments of `node` in `npm start` of a checkout of the project, with its limits of memory.
 */
export function startArguments(folder = root): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;
  return scripts.start.split(" ").slice(1);
}

interface PackageFile {
  scripts: { start: string };
}

/** Killed when the benchmark exits for any reason. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a Node program with NODE_ENV=production and waits until it responds. */
export async function start({
  command,
  port,
  env = {},
  path = "/",
  free = false,
  folder = root,
}: StartOptions): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const node = [process.execPath, ...command];
  const [program = "", ...rest] = canPin && !free ? [taskset, "-c", serverCore, ...node] : node;
  const startedAt = performance.now();
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  running.add(child);
  child.once("exit", () => running.delete(child));
  await waitUntilReady(url + path, child);
  return { url, pid: child.pid ?? 0, startedIn: performance.now() - startedAt, stop };
}

async function waitUntilReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
    if (isUp) return;
    await sleep(2);
  }
  throw new Error(`the process for ${url} ended with ${child.exitCode}`);
}

/** Runs `work` with this process, which generates the load, pinned to the other core. */
export async function onLoadCore<T>(work: () => Promise<T>): Promise<T> {
  if (!canPin) return work();
  const hold = (cores: string) =>
    execFileSync(taskset, ["-acp", cores, String(process.pid)], { stdio: "ignore" });
  hold(loadCore);
  try {
    return await work();
  } finally {
    hold(`0-${availableParallelism() - 1}`);
  }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** The same with the processes that it started. */
export function familyMb(pid: number): number {
  const all = [pid, ...childrenOf(pid)].map((each) => read(`/proc/${each}/status`) ?? "");
  const kilobytes = all.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Milliseconds of processor time that a process has used, and those that it started. */
export function processorMs(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own.ms);
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((each) => statOf(each)?.parent === pid);
}

/** Null when the process has ended meanwhile. */
function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** A clock tick of Linux. */
const tickMs = 10;

/** Null for a process that has ended. `ms` includes children that have ended. */
function statOf(pid: number): { parent: number; ms: number } | null {
  const path = `/proc/${pid}/stat`;
  if (!Number.isSafeInteger(pid)) return null;
  const text = read(path);
  if (text === null) return null;
  // The name of the program, in parentheses, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
  return { parent, ms: ticks * tickMs };
}
