import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { outbox } from "./outbox.tables.ts";

const maxMessages = 100;

/** Returns the latest messages, newest first. */
export function readOutbox(db: Database) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxMessages);
}

export async function deleteOldMessages(db: Database) {
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '24 hours'`));
}
