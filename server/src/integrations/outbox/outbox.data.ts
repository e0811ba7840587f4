import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { outbox } from "./outbox.tables.ts";

const maxEntities = 100;

/** The latest messages, newest first. */
export function readOutbox(db: Database) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxEntities);
}

export async function deleteOldMessages(db: Database) {
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '24 hours'`));
}
