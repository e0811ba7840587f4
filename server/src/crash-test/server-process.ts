import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ApiSettings } from "../requests/api.ts";

const root = join(import.meta.dirname, "..", "..", "..");

export type ServerSettings = ApiSettings & { databaseUrl: string; databaseDirectUrl?: string };

/** A server process that can be killed, and started again, at any moment. */
export interface ServerProcess {
  /**
   * Sends a request as a client on a bad network does: repeats it until a response comes that says
   * what happened. The same request has the same idempotency key.
   */
  send(request: Request): Promise<Response>;
  /** Sends a request once; null when there is no response. */
  sendOnce(request: Request): Promise<Response | null>;
  /** Opens a live stream. */
  open(request: Request): Promise<Response>;
  /** SIGKILL, then a new process. */
  crash(): Promise<void>;
  kill(): Promise<void>;
}

export async function startServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  let child: ChildProcess;
  let port = 0;

  async function start() {
    child = fork(join(import.meta.dirname, "child.ts"), {
      cwd: root,
      execArgv: ["--import", "./quick-imports.ts"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.send(settings);
    const [address] = await once(child, "message");
    port = (address as { port: number }).port;
  }

  async function kill() {
    port = 0;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  function toProcess(request: Request): Request {
    const { pathname, search } = new URL(request.url);
    return new Request(`http://127.0.0.1:${port}${pathname}${search}`, request.clone());
  }

  async function sendOnce(request: Request): Promise<Response | null> {
    if (port === 0) return null;
    try {
      const response = await fetch(toProcess(request), { redirect: "manual" });
      // A response that breaks off in its body says nothing.
      return new Response(await response.arrayBuffer(), response);
    } catch {
      return null;
    }
  }

  await start();
  return {
    sendOnce,
    open: (request) => fetch(toProcess(request)),
    kill,
    async crash() {
      await kill();
      await start();
    },
    async send(request) {
      for (;;) {
        const response = await sendOnce(request);
        const isInProgress = response?.status === 409 && (await isStillRunning(response.clone()));
        if (response && response.status < 500 && !isInProgress) return response;
        await pause(20);
      }
    },
  };
}

async function isStillRunning(response: Response): Promise<boolean> {
  const { errors } = (await response.json()) as { errors: { code: string }[] };
  return errors.some(({ code }) => code === "idempotency_in_progress");
}
