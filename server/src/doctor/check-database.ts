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
    if (!facts) return [problem("database.silent")];
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
    return problem("database.old", { name, least: minVersion });
  }
  const missing = extensions.filter((extension) => !available.includes(extension));
  return missing.length > 0
    ? problem("database.lacks", { missing: missing.join(", ") })
    : ok("database.fine", { name });
}

export function judgeConnections(allowed: number, needed: number): Finding {
  return needed <= allowed
    ? ok("database.connections", { needed, allowed })
    : problem("database.lack_of_connections", { needed, allowed });
}

export function judgeClock(differenceMs: number): Finding {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  return Math.abs(differenceMs) <= maxClockDifferenceMs
    ? ok("database.clocks")
    : problem("database.clocks_differ", { seconds });
}

async function judgeMigrations(pool: pg.Pool): Promise<Finding> {
  const pending = await countPendingMigrations(pool);
  return pending === 0 ? ok("database.tables") : warning("database.tables_pending", { pending });
}

export const jobsCheck: Check = {
  name: "jobs",
  run: async ({ database }) => {
    // Before the first start there are no tables of jobs.
    if (database === null || (await countPendingMigrations(database.pool)) > 0) return [];
    const counts = await readJobCounts(database.db);
    const failed = counts.reduce((sum, job) => sum + Number(job.failed), 0);
    return [failed === 0 ? ok("jobs.fine") : warning("jobs.failed", { failed })];
  },
};
