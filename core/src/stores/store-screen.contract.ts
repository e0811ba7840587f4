import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, requestedTime, text, timestamp } from "../values.ts";

/** What the orders screen of a store reports and sets (contract 6.2). */

const own = { staff: "store", permission: "orders" } as const;

export const reportHeartbeat = endpoint("PUT /store/heartbeat", {
  about:
    "States every 30 seconds that the orders screen works. A store that has used one is paused after five minutes without it, or without its sound, until the next heartbeat.",
  allow: own,
  input: z.object({
    orders_screen: z.boolean(),
    audio_ok: z.boolean(),
    /** Percent. */
    battery: z.int().min(0).max(100).optional(),
    printer: text(50).optional(),
  }),
  reply: z.object({
    /** Whether customers can order now. */
    open: z.boolean(),
    paused_until: timestamp.nullable(),
  }),
  isUnaudited: true,
  errors: [],
});

export const setBusy = endpoint("PUT /store/busy", {
  about:
    "Lengthens every promise of the store by some minutes until a time; a time that is past ends it.",
  allow: own,
  input: z.object({ extra_minutes: z.int().min(5).max(60), until: requestedTime }),
  reply: messageResponse,
  errors: [],
});
