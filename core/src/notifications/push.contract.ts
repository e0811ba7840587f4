import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, text } from "../values.ts";

export const readPush = endpoint("GET /customer/push-subscription", {
  about:
    "The key with which a browser subscribes to pushed notifications, and whether this one has.",
  allow: "customer",
  input: z.object({}),
  reply: z.object({
    /** A VAPID key (RFC 8292), base64url. */
    public_key: z.string(),
    is_active: z.boolean(),
  }),
  errors: [],
});

export const storePushToken = endpoint("PUT /customer/cm-firebase-token", {
  about:
    "Subscribes the device of this session: the token is a push subscription as JSON (`PushSubscription.toJSON`). A token of Firebase is accepted and nothing is pushed to it.",
  allow: "customer",
  input: z.object({ cm_firebase_token: text(4096) }),
  reply: messageResponse,
  errors: ["push_subscription_malformed"],
});

export const deletePushToken = endpoint("DELETE /customer/cm-firebase-token", {
  about: "Ends the subscription of the device of this session.",
  allow: "customer",
  input: z.object({}),
  reply: messageResponse,
  errors: [],
});
