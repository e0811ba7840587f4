import { AppError } from "@errand/core/errors";
import {
  readCourierPush,
  readDeskPush,
  readStorePush,
  subscribeCourier,
  subscribeDesk,
  subscribeStore,
  unsubscribeCourier,
  unsubscribeDesk,
  unsubscribeStore,
} from "@errand/core/staff/staff-push.contract";
import { messageIn } from "../../messages/messages.ts";
import type { PushApi } from "../../notifications/push/push-notification.ts";
import { parsePushSubscription } from "../../notifications/push/read-push-token.ts";
import { serve } from "../../requests/serve.ts";
import { isStaffSubscribed, subscribeStaff, unsubscribeStaff } from "./staff-push.data.ts";

/** Subscribes the devices of staff to pushed notifications. */
export function staffPushRoutes(api: PushApi) {
  const { publicKey, isPushService } = api.push;

  for (const endpoint of [readStorePush, readCourierPush, readDeskPush]) {
    serve(api, endpoint, async (_input, { db, token }) => ({
      public_key: publicKey,
      is_active: await isStaffSubscribed(db, token),
    }));
  }

  for (const endpoint of [subscribeStore, subscribeCourier, subscribeDesk]) {
    serve(api, endpoint, async ({ subscription }, { db, token, language, now }) => {
      const address = parsePushSubscription(subscription, isPushService);
      if (!address) {
        throw new AppError("staff_push_subscription_malformed", { field: "subscription" });
      }
      await subscribeStaff(db, token, { ...address, language, createdAt: now });
      return { message: messageIn(language, "responses", "updated") };
    });
  }

  for (const endpoint of [unsubscribeStore, unsubscribeCourier, unsubscribeDesk]) {
    serve(api, endpoint, async (_input, { db, token, language }) => {
      await unsubscribeStaff(db, token);
      return { message: messageIn(language, "responses", "updated") };
    });
  }
}
