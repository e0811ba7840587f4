import { sql } from "drizzle-orm";
import type pg from "pg";
import { extensions, minVersion } from "../database/external-database.ts";
import { countPendingMigrations } from "../database/migrate.ts";
import { readJobCounts } from "../jobs/stored-jobs.data.ts";
import { type Check, type Finding, ok, problem, warning } from "./check.ts";

/**
 * What a process opens beside its pool: four for other queries, four for jobs, one for
 * notifications, one for the simulator.
 */
const besidePool = 10;
const maxClockDifferenceMs = 2000;

type Facts = {
  version: number;
  name: string;
  available: string[];
  connections: number;
  now: Date;
};

export const databaseCheck: Check = {
  name: "database",
  run: async ({ database, settings, processes }) => {
    if (database === null) return [];
    const { rows } = await database.db.execute<Facts>(sql`
      select
        current_setting('server_version_num')::int as version,
        current_setting('server_version') as name,
        array(select name::text from pg_available_extensions) as available,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as connections,
        now() as now`);
    const [facts] = rows;
    if (!facts) return [problem("the database answers nothing")];
    return [
      judgeVersion(facts),
      judgeConnections(facts.connections, (settings.poolSize + besidePool) * processes),
      judgeClock(new Date(facts.now).getTime() - Date.now()),
      await judgeMigrations(database.pool),
    ];
  },
};

function judgeVersion({ version, name, available }: Facts): Finding {
  if (version < minVersion * 10_000) {
    return problem(`PostgreSQL ${name} is too old: Errand needs ${minVersion} or later`);
  }
  const missing = extensions.filter((extension) => !available.includes(extension));
  return missing.length > 0
    ? problem(`PostgreSQL lacks ${missing.join(", ")}: install its contrib package`)
    : ok(`PostgreSQL ${name} with every extension`);
}

export function judgeConnections(allowed: number, needed: number): Finding {
  return needed <= allowed
    ? ok(`up to ${needed} connections are needed and ${allowed} allowed`)
    : problem(
        `up to ${needed} connections are needed and ${allowed} allowed: raise max_connections or lower DATABASE_POOL_SIZE`,
      );
}

export function judgeClock(differenceMs: number): Finding {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  return Math.abs(differenceMs) <= maxClockDifferenceMs
    ? ok("the clocks of this machine and the database agree")
    : problem(
        `the clocks of this machine and the database differ by ${seconds} s: run a time service on both`,
      );
}

async function judgeMigrations(pool: pg.Pool): Promise<Finding> {
  const pending = await countPendingMigrations(pool);
  return pending === 0
    ? ok("the tables are up to date")
    : warning(`migrations are pending: ${pending}; the next start runs them, so back up before it`);
}

export const jobsCheck: Check = {
  name: "jobs",
  run: async ({ database }) => {
    // Before the first start there are no tables of jobs.
    if (database === null || (await countPendingMigrations(database.pool)) > 0) return [];
    const counts = await readJobCounts(database.db);
    const failed = counts.reduce((sum, job) => sum + Number(job.failed), 0);
    return [
      failed === 0
        ? ok("none has failed")
        : warning(`${failed} failed: \`npm run jobs\` says why, and queues them again`),
    ];
  },
};
