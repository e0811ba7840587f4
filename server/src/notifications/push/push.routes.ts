import {
  deletePushToken,
  readPush,
  storePushToken,
} from "@errand/core/notifications/push.contract";
import { messageIn } from "../../messages/messages.ts";
import { serve } from "../../requests/serve.ts";
import type { PushApi } from "./push-notification.ts";
import { isSubscribed, subscribe, unsubscribe } from "./push-subscriptions.data.ts";
import { readPushToken } from "./read-push-token.ts";

/** Subscribes the browser of a session to pushed notifications. */
export function pushRoutes(api: PushApi) {
  const { push } = api;

  serve(api, readPush, async (_input, { db, token }) => ({
    public_key: push.publicKey,
    is_active: await isSubscribed(db, token),
  }));

  serve(api, storePushToken, async ({ cm_firebase_token }, { db, token, language, now }) => {
    const address = readPushToken(cm_firebase_token, push.isPushService);
    if (address) await subscribe(db, token, { ...address, language, createdAt: now });
    return { message: messageIn(language, "responses", "updated") };
  });

  serve(api, deletePushToken, async (_input, { db, token, language }) => {
    await unsubscribe(db, token);
    return { message: messageIn(language, "responses", "updated") };
  });
}
