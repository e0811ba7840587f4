import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import packageFile from "./package.json" with { type: "json" };

const host = "127.0.0.1";
let dataDir: string;
let port: number;
let child: ChildProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "errand-main-"));
  await chmod(dataDir, 0o755);
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
  server.close();
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) await end("SIGTERM");
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the process as `npm start` does, and answers with what it says until it is open or has ended. */
async function start(env: Record<string, string> = {}): Promise<string[]> {
  const started = spawn(process.execPath, packageFile.scripts.start.split(" ").slice(1), {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, PORT: String(port), ERRAND_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  const lines: string[] = [];
  for await (const line of createInterface({ input: started.stdout })) {
    lines.push(line);
    if (line.startsWith("Errand is open")) return lines;
  }
  if (started.exitCode === null) await once(started, "exit");
  return lines;
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  if (!child) return null;
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[0];
}

test("a wrong setting ends the start with one line", async () => {
  expect(await start({ PORT: "no" })).toEqual(["PORT must be a whole number from 1 to 65535"]);
  expect(child?.exitCode).toBe(1);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test("opens, answers, and stops with its database", { timeout: 240_000 }, async () => {
  const said = await start();
  expect(said.at(-1)).toBe(`Errand is open at http://${host}:${port}`);
  const url = `http://${host}:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/v1/openapi.json`)).status).toBe(200);
  expect((await fetch(`${url}/images/emoji-1f355-tomato/96.webp`)).status).toBe(200);

  const page = async () => {
    const response = await fetch(`${url}/`);
    expect(response.headers.get("content-type")).toContain("text/html");
    return { policy: response.headers.get("content-security-policy"), text: await response.text() };
  };
  // Unless its minute ends or something is sold in between, the second visitor gets the first one's page.
  await vi.waitFor(async () => expect(await page()).toEqual(await page()), { timeout: 60_000 });

  expect(await end("SIGTERM")).toBe(0);
  expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});

test("a port in use ends the start with one line, and its database with it", {
  timeout: 240_000,
}, async () => {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  expect((await start()).at(-1)).toBe(
    `port ${port} of ${host} is in use: stop what uses it, or set PORT`,
  );
  server.close();
  expect(child?.exitCode).toBe(1);
  expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});
