import type pg from "pg";
import { type ConstructorOptions, type Db, PgBoss } from "pg-boss";

/** The schema of pg-boss: its tables are its own, and Drizzle's migrations do not know them. */
export const jobSchema = "jobs";

/** What every instance of pg-boss has in common. It uses connections of ours and opens none. */
export function jobQueue(
  pool: Pick<pg.Pool | pg.Client, "query">,
  options: Omit<ConstructorOptions, "schema" | "db"> = {},
): PgBoss {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  return new PgBoss({
    db,
    schema: jobSchema,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });
}

/** Creates or upgrades the schema of pg-boss; concurrent calls wait for the first. */
export async function migrateJobSchema(client: pg.Client) {
  const boss = jobQueue(client, { supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
}
