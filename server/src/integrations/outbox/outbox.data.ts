import { desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { OutgoingMessage } from "./message.ts";
import { outbox } from "./outbox.tables.ts";

const maxMessages = 100;

/** Stores a message of the demo, once for each id. */
export async function storeMessage(
  db: Database,
  { to, ...message }: OutgoingMessage,
  { id, now }: { id: string; now: Date },
) {
  await db
    .insert(outbox)
    .values({ ...message, recipient: to, jobId: id, createdAt: now })
    .onConflictDoNothing();
}

/** Returns the latest messages, newest first. */
export function readOutbox(db: Database) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxMessages);
}

/** The HTML of a message; null without one. */
export async function readHtml(db: Database, id: number): Promise<string | null> {
  const [message] = await db.select({ html: outbox.html }).from(outbox).where(eq(outbox.id, id));
  return message?.html ?? null;
}

export async function deleteOldMessages(db: Database) {
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '24 hours'`));
}
