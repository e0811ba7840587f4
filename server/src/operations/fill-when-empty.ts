import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { processLocks } from "../database/shop-schema.ts";
import { modules } from "../modules/modules.tables.ts";

/**
 * Runs `fill` in one transaction when the database has no modules, and returns whether it did.
 * Processes that start together fill the database once: the others wait.
 */
export function fillWhenEmpty(
  db: Database,
  fill: (tx: Database) => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Filling takes longer than the timeouts of requests allow.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(processLocks)}, 3)`);
    const existing = await tx.select({ id: modules.id }).from(modules).limit(1);
    if (existing.length > 0) return false;
    await fill(tx);
    return true;
  });
}
