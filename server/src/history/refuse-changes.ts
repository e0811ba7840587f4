import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { archivedTrigger } from "./partitions.data.ts";

/** Refuses every change of a partition except erasures. */
export async function refuseChanges(tx: Database, partition: ReturnType<typeof sql.identifier>) {
  await tx.execute(sql`
    create trigger ${sql.identifier(archivedTrigger)} before insert or update or delete on ${partition}
    for each row execute function refuse_archived_change()`);
}
