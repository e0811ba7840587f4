import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";
import { type ConstructorOptions, type Db, PgBoss } from "pg-boss";
import { ownName, readShopSchema } from "./shop-schema.ts";

/**
 * The schema of pg-boss beside that of its shop: its tables are its own, and Drizzle's migrations
 * do not know them.
 */
export const jobSchemaOf = (schema: string) => ownName(schema, "jobs", (own) => `${own}_jobs`);

export type JobTables = { table: SQL; queue: SQL };

export function jobTablesIn(schema: string): JobTables {
  const jobs = sql.identifier(jobSchemaOf(schema));
  return { table: sql`${jobs}.job`, queue: sql`${jobs}.queue` };
}

/** What every instance of pg-boss has in common. It uses connections of ours and opens none. */
export async function jobQueue(
  pool: Pick<pg.ClientBase, "query">,
  options: Omit<ConstructorOptions, "schema" | "db"> = {},
): Promise<PgBoss> {
  const schema = jobSchemaOf(await readShopSchema(pool));
  const db: Db = {
    executeSql: (text, values) =>
      pool.query(
        values && isOfWorkers.test(text) ? { name: getStatementName(text), text, values } : text,
        values,
      ),
  };
  return new PgBoss({
    db,
    schema,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });
}

/**
 * The statements that fetch and end jobs; those of the maintenance are rare and may be several
 * commands.
 */
const isOfWorkers = /^\s*with\s+(next|results|input|output_map)\s+as/i;
const names = new Map<string, string>();

/** They are long and few, one for each queue, so that each is planned once for a connection. */
function getStatementName(text: string): string {
  const name = names.get(text) ?? `job_statement_${names.size}`;
  names.set(text, name);
  return name;
}

/** Creates or upgrades the schema of pg-boss; concurrent calls wait for the first. */
export async function migrateJobSchema(client: pg.Client) {
  const boss = await jobQueue(client, { supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
}
