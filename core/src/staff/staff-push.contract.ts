import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import type { StaffAudience } from "../principals.ts";
import { messageResponse, text } from "../values.ts";

/** Pushed notifications for the devices of staff; each audience has the same endpoints. */

const read = <const A extends StaffAudience>(audience: A) =>
  endpoint(`GET /${audience}/push-subscription`, {
    about:
      "The key with which a device subscribes to pushed notifications, and whether this one has.",
    allow: { staff: audience },
    input: z.object({}),
    reply: z.object({
      /** A VAPID key (RFC 8292), base64url. */
      public_key: z.string(),
      is_active: z.boolean(),
    }),
    errors: [],
  });

const subscribe = <const A extends StaffAudience>(audience: A) =>
  endpoint(`PUT /${audience}/push-subscription`, {
    about:
      "Subscribes the device of this session, by its push subscription as JSON: to messages of customers; a store or the desk to orders that nobody has started for two or four minutes, a courier to offers, the desk to incidents.",
    allow: { staff: audience },
    input: z.object({ subscription: text(4096) }),
    reply: messageResponse,
    isUnaudited: true,
    errors: ["staff_push_subscription_malformed"],
  });

const unsubscribe = <const A extends StaffAudience>(audience: A) =>
  endpoint(`DELETE /${audience}/push-subscription`, {
    about: "Ends the subscription of the device of this session.",
    allow: { staff: audience },
    input: z.object({}),
    reply: messageResponse,
    isUnaudited: true,
    errors: [],
  });

export const readStorePush = read("store");
export const readCourierPush = read("courier");
export const readDeskPush = read("desk");
export const subscribeStore = subscribe("store");
export const subscribeCourier = subscribe("courier");
export const subscribeDesk = subscribe("desk");
export const unsubscribeStore = unsubscribe("store");
export const unsubscribeCourier = unsubscribe("courier");
export const unsubscribeDesk = unsubscribe("desk");
