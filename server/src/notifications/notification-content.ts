import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { NotificationType } from "@errand/core/notifications/notification-types";
import type { KeysOf } from "@errand/core/translate";
import type messages from "../messages/notifications.en.json";

/** The name of a message: it has a title and a text in `notifications.{en,fr}.json`. */
export type NotificationMessage = KeysOf<(typeof messages)["title"]>;

/**
 * What fills the placeholders of a message: a text in each language, an amount of money, or the
 * same for all.
 */
export interface NotificationValues {
  [name: string]: string | number | LocalizedText | { amount: Minor };
}

/** What a notification opens, in addition to what its type says. */
export interface NotificationTarget {
  orderId?: number;
  tripId?: number;
  conversationId?: number;
  /** A path of the storefront; of `push_notification`, and of a group order without an order. */
  link?: string;
}

export interface NotificationContent {
  type: NotificationType;
  message: NotificationMessage;
  values?: NotificationValues;
  target?: NotificationTarget;
  /** The name of a picture. */
  image?: string | null;
}
