import { maxNotifications, notificationDays } from "@errand/core/notifications/notification-types";
import { type AnyColumn, and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
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

type Columns = Pick<Record<keyof NotificationRow, AnyColumn>, "id" | "target">;

/** What a notification belongs to: its order, trip or conversation; another one stands alone. */
const topicOf = ({ id, target }: Columns) =>
  sql`case when ${target} ?| array['orderId', 'tripId', 'conversationId'] then ${target}::text else ${id}::text end`;

/**
 * Of the notifications that a customer can see: how many orders and other things have unseen ones,
 * and the id of the newest.
 */
export async function summarize(db: Database, customerId: number, now: Date): Promise<Summary> {
  const newest = newestOf(db, customerId, now).as("newest");
  const topic = topicOf(newest);
  const [row] = await db
    .select({
      unseen: sql<number>`count(distinct ${topic}) filter (where ${newest.seenAt} is null)`,
      unseenOther: sql<number>`count(distinct ${topic}) filter (where ${newest.seenAt} is null and ${newest.type} <> 'message')`,
      latestId: sql<number | null>`max(${newest.id})`,
    })
    .from(newest);
  return row ?? { unseen: 0, unseenOther: 0, latestId: null };
}

/**
 * Marks a notification of a customer as seen, with those before it about the same order, or all of
 * them without an id, and notifies the
 * customer's other screens. False for an id that is not the customer's.
 */
export async function markSeen(
  tx: Database,
  { customerId, id, now }: { customerId: number; id: number | undefined; now: Date },
): Promise<boolean> {
  if (id === undefined) {
    await markThoseSeen(tx, { customerId, now }, undefined);
    return true;
  }
  const isOwn = and(eq(notifications.customerId, customerId), eq(notifications.id, id));
  const [opened] = await tx
    .select({ topic: topicOf(notifications) })
    .from(notifications)
    .where(isOwn);
  if (!opened) return false;
  const isShown = and(lte(notifications.id, id), sql`${topicOf(notifications)} = ${opened.topic}`);
  await markThoseSeen(tx, { customerId, now }, isShown);
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
