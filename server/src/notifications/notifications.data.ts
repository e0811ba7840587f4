import { maxNotifications, notificationDays } from "@errand/core/notifications/notification-types";
import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { notifications } from "./notifications.tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;

const oldest = (now: Date) => new Date(now.getTime() - notificationDays * 86_400_000);

const newestOf = (db: Database, customerId: number, now: Date) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), gt(notifications.createdAt, oldest(now))))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(maxNotifications);

/** The notifications that a customer can see, newest first. */
export function readNotifications(
  db: Database,
  customerId: number,
  now: Date,
): Promise<NotificationRow[]> {
  return newestOf(db, customerId, now);
}

interface Summary {
  unseen: number;
  /** Those that are not of messages, which are unread themselves. */
  unseenOther: number;
  latestId: number | null;
}

/** Of the notifications that a customer can see: how many are unseen, and the id of the newest. */
export async function summarize(db: Database, customerId: number, now: Date): Promise<Summary> {
  const newest = newestOf(db, customerId, now).as("newest");
  const [row] = await db
    .select({
      unseen: sql<number>`count(*) filter (where ${newest.seenAt} is null)`,
      unseenOther: sql<number>`count(*) filter (where ${newest.seenAt} is null and ${newest.type} <> 'message')`,
      latestId: sql<number | null>`max(${newest.id})`,
    })
    .from(newest);
  return row ?? { unseen: 0, unseenOther: 0, latestId: null };
}

/**
 * Marks a notification of a customer as seen, or all of them without an id, and notifies the
 * customer's other screens. False for an id that is not the customer's.
 */
export async function markSeen(
  tx: Database,
  { customerId, id, now }: { customerId: number; id: number | undefined; now: Date },
): Promise<boolean> {
  const isOne = id === undefined ? undefined : eq(notifications.id, id);
  const isOwn = and(eq(notifications.customerId, customerId), isOne);
  if (isOne && (await tx.$count(notifications, isOwn)) === 0) return false;
  await markThoseSeen(tx, { customerId, now }, isOne);
  return true;
}

/**
 * Marks the notifications of messages in a conversation as seen, once its customer has read them
 * there.
 */
export function markConversationSeen(
  tx: Database,
  { conversationId, ...whose }: { customerId: number; conversationId: number; now: Date },
): Promise<void> {
  const isOfConversation = sql`${notifications.target} @> ${JSON.stringify({ conversationId })}::jsonb`;
  return markThoseSeen(tx, whose, isOfConversation);
}

async function markThoseSeen(
  tx: Database,
  { customerId, now }: { customerId: number; now: Date },
  condition: SQL | undefined,
): Promise<void> {
  const isOwn = eq(notifications.customerId, customerId);
  const seen = await tx
    .update(notifications)
    .set({ seenAt: now })
    .where(and(isOwn, condition, isNull(notifications.seenAt)))
    .returning({ id: notifications.id });
  if (seen.length === 0) return;
  await tx.execute(sql`select send_notification('notifications', ${String(customerId)})`);
}

/** Deletes what is no longer listed. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  await db.delete(notifications).where(lte(notifications.createdAt, oldest(new Date())));
}

/** Deletes the notifications of a customer whose account is deleted. */
export async function deleteNotificationsOf(db: Database, customerId: number): Promise<void> {
  await db.delete(notifications).where(eq(notifications.customerId, customerId));
}
