import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import packageFile from "./package.json" with { type: "json" };

export const host = "127.0.0.1";

export type StartedProcess = {
  child: ChildProcess;
  /** What it printed until it was open or had ended. */
  lines: string[];
};

/** Starts the process as `npm start` does, and waits until it is open or has ended. */
export async function startProcess(env: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, packageFile.scripts.start.split(" ").slice(1), {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith("Errand is open")) return { child, lines };
  }
  if (child.exitCode === null) await once(child, "exit");
  return { child, lines };
}

/** Sends a signal and returns the exit code of the process; null when the signal ended it. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[0];
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
