import {
  readNotificationSettings as readSettings,
  updateNotificationSettings,
} from "@errand/core/notifications/notification-settings.contract";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import {
  type NotificationSettings,
  readNotificationSettings,
  writeNotificationSettings,
} from "./notification-settings.data.ts";

/** What the signed-in customer chooses about notifications. */
export function notificationSettingsRoutes(api: Api) {
  serve(api, readSettings, async (_input, { db, shopper }) =>
    toResponse(await readNotificationSettings(db, shopper.customerId)),
  );

  serve(api, updateNotificationSettings, async (input, { db, shopper }) => {
    const settings = {
      ordersPush: input.orders_push,
      ordersEmail: input.orders_email,
      messagesPush: input.messages_push,
      rewardsPush: input.rewards_push,
      offersPush: input.offers_push,
      quietFrom: input.quiet_from,
      quietUntil: input.quiet_until,
    };
    await writeNotificationSettings(db, shopper.customerId, settings);
    return toResponse(settings);
  });
}

function toResponse(settings: NotificationSettings) {
  return {
    orders_push: settings.ordersPush,
    orders_email: settings.ordersEmail,
    messages_push: settings.messagesPush,
    rewards_push: settings.rewardsPush,
    offers_push: settings.offersPush,
    quiet_from: settings.quietFrom,
    quiet_until: settings.quietUntil,
  };
}
