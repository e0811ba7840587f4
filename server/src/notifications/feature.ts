import type { Feature } from "../requests/feature.types.ts";
import type { UnreadMessages } from "./notification-feed.ts";
import { deleteNotificationSettingsOf } from "./notification-settings.data.ts";
import { notificationSettingsRoutes } from "./notification-settings.routes.ts";
import { deleteNotificationsOf } from "./notifications.data.ts";
import { notificationRoutes } from "./notifications.routes.ts";
import { pushRoutes } from "./push/push.routes.ts";
import { type PushApi, pushHandler } from "./push/push-notification.ts";

export const notificationsFeature = (messages: UnreadMessages): Feature<PushApi> => ({
  routes: [(api) => notificationRoutes(api, messages), notificationSettingsRoutes, pushRoutes],
  jobs: [pushHandler],
  onAccountDeletion: [
    { anonymize: deleteNotificationsOf },
    { anonymize: deleteNotificationSettingsOf },
  ],
});
