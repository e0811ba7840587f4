import type pg from "pg";
import { type ConstructorOptions, type Db, PgBoss } from "pg-boss";

/** The schema of pg-boss: its tables are its own, and Drizzle's migrations do not know them. */
export const jobSchema = "jobs";

/** What every instance of pg-boss has in common. It uses connections of ours and opens none. */
export function jobQueue(
  pool: Pick<pg.Pool | pg.Client, "query">,
  options: Omit<ConstructorOptions, "schema" | "db"> = {},
): PgBoss {
  const db: Db = {
    executeSql: (text, values) =>
      pool.query(
        values && isOfWorkers.test(text) ? { name: nameOf(text), text, values } : text,
        values,
      ),
  };
  return new PgBoss({
    db,
    schema: jobSchema,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });
}

/** The statements that fetch and end jobs; those of the maintenance are rare and may be several commands. */
const isOfWorkers = /^\s*with\s+(next|results|input|output_map)\s+as/i;
const names = new Map<string, string>();

/** They are long and few, one for each queue, so that each is planned once for a connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `job_statement_${names.size}`;
  names.set(text, name);
  return name;
}

/** Creates or upgrades the schema of pg-boss; concurrent calls wait for the first. */
export async function migrateJobSchema(client: pg.Client) {
  const boss = jobQueue(client, { supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
}
