import type { NotificationType } from "./notification-types.ts";

/** What a customer chooses about notifications together. */
export const notificationKinds = ["orders", "messages", "rewards", "offers"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kinds: Record<NotificationType, NotificationKind> = {
  order_status: "orders",
  trip_status: "orders",
  message: "messages",
  referral_code: "rewards",
  loyalty_point: "rewards",
  cashback: "rewards",
  add_fund: "rewards",
  push_notification: "offers",
};

export function getNotificationKind(type: NotificationType): NotificationKind {
  return kinds[type];
}

/** Those that wait for the end of the quiet hours; all others arrive in them, without a sound. */
export function waitsInQuietHours(type: NotificationType): boolean {
  return kinds[type] === "rewards" || kinds[type] === "offers";
}
