import { notificationPath } from "@errand/core/notifications/notification-path";
import {
  getNotificationKind,
  waitsInQuietHours,
} from "@errand/core/notifications/notification-settings";
import { endOfQuietHours } from "@errand/core/notifications/quiet-hours";
import type { ShopApi } from "../../config/shop.ts";
import type { Database } from "../../database/database.ts";
import type { PushMessage, PushSender } from "../../integrations/push/push-sender.ts";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { toNotificationResponse } from "../notification-response.ts";
import {
  type NotificationSettings,
  readNotificationSettings,
} from "../notification-settings.data.ts";
import { type PushData, pushJob, pushLater, pushLifeMs } from "./push.job.ts";
import { deleteAddress, findDelivery } from "./push-subscriptions.data.ts";

export interface PushApi extends ShopApi {
  push: PushSender;
}

/** A payload has at most 4096 bytes when it is encrypted. */
const maxTextLength = 300;

export function pushHandler(api: PushApi): JobHandler {
  return handleJob(pushJob, (data, { db }) => pushNotification(api, db, data));
}

/**
 * Pushes a notification to a browser, unless it was seen meanwhile or its customer does without: an
 * address that is gone is deleted. Pushed again after a crash, it replaces itself on the device.
 */
async function pushNotification(api: PushApi, db: Database, data: PushData): Promise<void> {
  const found = await findDelivery(db, data.notificationId, data.sessionId);
  if (!found || found.notification.seenAt) return;
  const { notification, address } = found;
  const { type, customerId, target } = notification;
  const settings = await readNotificationSettings(db, customerId);
  if (!settings[`${getNotificationKind(type)}Push`]) return;

  const shop = await api.shop();
  const end = quietUntil(settings, api.clock(), shop.timeZone);
  if (end && waitsInQuietHours(type)) return pushLater(db, data, end);

  const response = toNotificationResponse(notification, {
    language: address.language,
    shop,
    url: api.settings.url,
  });
  const topic = target.orderId === undefined ? `n-${notification.id}` : `order-${target.orderId}`;
  const message: PushMessage = {
    payload: JSON.stringify({
      id: notification.id,
      title: response.title,
      text: response.description.slice(0, maxTextLength),
      path: notificationPath(response.data),
      image: response.image_full_url,
      topic,
      language: address.language,
      isSilent: end !== null,
    }),
    ttl: pushLifeMs / 1000,
    urgency: waitsInQuietHours(type) ? "low" : "high",
    topic,
  };
  if ((await api.push.send(address, message)) === "gone") await deleteAddress(db, address.endpoint);
}

function quietUntil({ quietFrom, quietUntil }: NotificationSettings, now: Date, timeZone: string) {
  if (quietFrom === null || quietUntil === null) return null;
  return endOfQuietHours(now, { from: quietFrom, until: quietUntil }, timeZone);
}
