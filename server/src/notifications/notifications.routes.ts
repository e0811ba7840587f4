import { AppError } from "@errand/core/errors";
import {
  listNotifications,
  markNotificationsSeen,
  streamNotifications,
} from "@errand/core/notifications/notifications.contract";
import type { ShopApi } from "../config/shop.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { notificationFeed, type UnreadMessages } from "./notification-feed.ts";
import { toNotificationResponse } from "./notification-response.ts";
import { markSeen, readNotifications, summarize } from "./notifications.data.ts";

/** The notifications of the signed-in customer (contract 4.9). */
export function notificationRoutes(api: ShopApi, messages: UnreadMessages) {
  serve(api, listNotifications, async (_input, { db, shopper, language, now }) => {
    const options = { language, shop: await api.shop(), url: api.settings.url };
    const rows = await readNotifications(db, shopper.customerId, now);
    return rows.map((row) => toNotificationResponse(row, options));
  });

  serve(api, markNotificationsSeen, async (input, { db, shopper: { customerId }, now }) => {
    const isOwn = await markSeen(db, { customerId, id: input.notification_id, now });
    if (!isOwn) throw new AppError("notification_not_found");
    return { unseen_count: (await summarize(db, customerId, now)).unseen };
  });

  serveResponse(api, streamNotifications, async (_input, { db, shopper }, c) => {
    const feed = notificationFeed({
      db,
      changes: api.changes,
      clock: api.clock,
      customerId: shopper.customerId,
      messages,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    return api.streams.open(c, shopper.key, feed);
  });
}
