import type { Language } from "@errand/core/language";
import { and, eq, inArray, or } from "drizzle-orm";
import { sessions } from "../../account/account.tables.ts";
import type { Database } from "../../database/database.ts";
import type { PushAddress } from "../../integrations/push/push-sender.ts";
import { tokenHash } from "../../requests/caller.ts";
import { notifications } from "../notifications.tables.ts";
import { pushSubscriptions } from "./push-subscriptions.tables.ts";

const selectSession = (db: Database, token: string) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)));

/**
 * Stores the address of the browser of a session instead of its former one. A browser has one
 * customer: an address that belonged to another session belongs to this one now.
 */
export async function subscribe(
  tx: Database,
  token: string,
  subscription: PushAddress & { language: Language; createdAt: Date },
): Promise<void> {
  const [session] = await selectSession(tx, token);
  if (!session) return;
  await tx
    .delete(pushSubscriptions)
    .where(
      or(
        eq(pushSubscriptions.sessionId, session.id),
        eq(pushSubscriptions.endpoint, subscription.endpoint),
      ),
    );
  await tx.insert(pushSubscriptions).values({ ...subscription, sessionId: session.id });
}

/** Ends the subscription of the browser of a session, if it has one. */
export async function unsubscribe(tx: Database, token: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(inArray(pushSubscriptions.sessionId, selectSession(tx, token)));
}

export async function isSubscribed(db: Database, token: string): Promise<boolean> {
  const isOfSession = inArray(pushSubscriptions.sessionId, selectSession(db, token));
  return (await db.$count(pushSubscriptions, isOfSession)) > 0;
}

/** Deletes an address that its push service no longer knows. */
export async function deleteAddress(db: Database, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** A notification and the address of a session of its customer; null when either is gone. */
export async function findDelivery(db: Database, notificationId: number, sessionId: number) {
  const [found] = await db
    .select({ notification: notifications, address: pushSubscriptions })
    .from(notifications)
    .innerJoin(sessions, eq(sessions.customerId, notifications.customerId))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
    .where(and(eq(notifications.id, notificationId), eq(sessions.id, sessionId)));
  return found ?? null;
}
