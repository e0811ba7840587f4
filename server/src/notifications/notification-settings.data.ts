import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { notificationSettings } from "./notification-settings.tables.ts";

export type NotificationSettings = Omit<typeof notificationSettings.$inferSelect, "customerId">;

const defaults: NotificationSettings = {
  ordersPush: true,
  ordersEmail: true,
  messagesPush: true,
  rewardsPush: true,
  offersPush: false,
  quietFrom: null,
  quietUntil: null,
};

export async function readNotificationSettings(
  db: Database,
  customerId: number,
): Promise<NotificationSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.customerId, customerId));
  return row ?? defaults;
}

export async function writeNotificationSettings(
  tx: Database,
  customerId: number,
  settings: NotificationSettings,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ ...settings, customerId })
    .onConflictDoUpdate({ target: notificationSettings.customerId, set: settings });
}

/** Deletes the settings of a customer whose account is deleted. */
export async function deleteNotificationSettingsOf(db: Database, customerId: number) {
  await db.delete(notificationSettings).where(eq(notificationSettings.customerId, customerId));
}
