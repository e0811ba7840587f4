import pg from "pg";
import { StartError } from "../process/start-error.ts";

/**
 * Throws `StartError` where another node of Citus holds the shop: writes by this one are committed
 * in two phases, in which PostgreSQL refuses NOTIFY.
 */
export async function checkCitusEntry(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const citus = await client.query(
      "select to_regclass('pg_catalog.pg_dist_local_group') is not null as found",
    );
    if (!citus.rows[0]?.found) return;
    // A table that all nodes have is here too.
    const { rows } = await client.query(
      `select exists (
         select from pg_catalog.pg_dist_shard s join pg_class c on c.oid = s.logicalrelid
         where c.relnamespace = current_schema()::regnamespace and not exists (
           select from pg_catalog.pg_dist_placement p, pg_catalog.pg_dist_local_group l
           where p.shardid = s.shardid and p.groupid = l.groupid)
       ) as "isElsewhere"`,
    );
    if (!rows[0]?.isElsewhere) return;
    throw new StartError(
      "DATABASE_URL is not the Citus node that holds this shop, by which alone it can be entered (docs/operations.md)",
    );
  } finally {
    await client.end();
  }
}
