import { chmod, glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { usualGroupTerms } from "@errand/core/groups/group-terms";
import { usualRunTerms } from "@errand/core/runs/run-terms";
import pg from "pg";
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
  if (process.env.ERRAND_TEST_FEATURES === "on") await switchFeaturesOn(template);
  project.provide("postgres", embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
}

/**
 * Lets each shop of the run have errand runs and group orders (contract 8.2), unless its test
 * decides otherwise: with them, nothing else may change. Without, a test has what it asks for
 * alone.
 */
async function switchFeaturesOn(template: string) {
  const on = JSON.stringify({
    errandRun: { ...usualRunTerms, isOn: true },
    groupOrders: { ...usualGroupTerms, isOn: true },
  });
  const client = new pg.Client({ connectionString: template });
  await client.connect();
  await client.query(`
    create function switch_features_on() returns trigger language plpgsql as $$
    begin
      new.settings := ${pg.escapeLiteral(on)}::jsonb || new.settings;
      return new;
    end $$`);
  await client.query(`
    create trigger switch_features_on before insert or update on shop
    for each row execute function switch_features_on()`);
  await client.end();
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
