/** What notifications are about (contract 4.9). */
export const notificationTypes = [
  "order_status",
  "trip_status",
  "message",
  "referral_code",
  "loyalty_point",
  "cashback",
  "add_fund",
  "push_notification",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Older notifications are neither listed nor counted. */
export const notificationDays = 15;
/** The newest ones are listed and counted. */
export const maxNotifications = 200;
