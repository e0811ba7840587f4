import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { openMailServer } from "./mail-server.ts";

const port = Number(process.env.ERRAND_E2E_PORT ?? 4200) + 7;
const root = join(import.meta.dirname, "..");
const run = promisify(execFile);
const shiftedClock = import.meta.resolve("./shifted-clock.ts");

/** A production shop of its own, as the README sets one up: no demo, no store, one operator. */
export async function openProductionShop() {
  const folder = await mkdtemp(join(tmpdir(), "errand-production-"));
  const mail = await openMailServer();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, PORT: String(port), ERRAND_DATA_DIR: folder },
    ...{ ERRAND_ENV: "production", ERRAND_SECRET: "s".repeat(32), ERRAND_URL: url },
    ...{ ERRAND_MAIL_URL: mail.url, ERRAND_MAIL_FROM: "shop@shop.example", ERRAND_LOG: "warn" },
  };
  let server: ReturnType<typeof spawn> | undefined;

  /** Starts it, with a clock that runs ahead by whole days. */
  async function start(daysAhead: number) {
    const started = spawn(
      process.execPath,
      ["--import", "./quick-imports.ts", "--import", shiftedClock, "main.ts"],
      {
        cwd: root,
        env: { ...env, E2E_CLOCK_AHEAD_MS: String(daysAhead * 24 * 3_600_000) },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    server = started;
    for await (const line of createInterface({ input: started.stdout })) {
      if (line.startsWith("Errand is open")) break;
    }
  }

  async function stop() {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill();
    await ended;
  }

  const command = async (script: string, ...args: string[]) =>
    (await run(process.execPath, [script, ...args], { cwd: root, env })).stdout;

  await start(0);
  const file = join(folder, "shop.json");
  await writeFile(file, await command("server/src/setup/setup.ts", "--example"));
  await command("server/src/setup/setup.ts", file);
  const email = "ada@shop.example";
  const said = await command(
    "server/src/operations/staff.ts",
    ...["add-operator", "--email", email, "--name", "Ada Lovelace", "--role", "owner"],
  );
  return {
    url,
    mail,
    owner: { email, password: /Password: (\S+)/.exec(said)?.[1] ?? "" },
    /** The same shop, days later. */
    async goOn(daysLater: number) {
      await stop();
      await start(daysLater);
    },
    async close() {
      await stop();
      mail.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ProductionShop = Awaited<ReturnType<typeof openProductionShop>>;
