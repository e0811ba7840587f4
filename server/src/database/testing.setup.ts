import { chmod, glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "./embedded.ts";
import { migrateDatabase } from "./migrate.ts";
import { createDatabase, tables } from "./testing.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}

const prefix = "errand-test-";
const log = pino({ level: "silent" });
// Each worker opens a pool as large as in production and several smaller ones.
const options = { durable: false, connections: 400 };

/** Starts one PostgreSQL for the whole run, with a template database of empty tables. */
export default async function setup(project: TestProject) {
  await clearAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  // When root runs the tests, another user runs PostgreSQL.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, log, options);
  const template = await createDatabase(embedded.url, tables);
  await migrateDatabase(template);
  project.provide("postgres", embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
}

/** Stops the PostgreSQL of killed runs and removes their folders. */
async function clearAbandoned() {
  for await (const name of glob(`${prefix}*`, { cwd: tmpdir() })) {
    const pid = Number(basename(name).slice(prefix.length).split("-")[0]);
    if (!Number.isInteger(pid) || isRunning(pid)) continue;
    const folder = join(tmpdir(), name);
    await startEmbedded(folder, log, options).then(
      (embedded) => embedded.stop(),
      () => {},
    );
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
