import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, requestedTime, text, timestamp } from "../values.ts";
import { pauseCauses } from "./pauses.ts";
import { storeSettings } from "./store-settings.contract.ts";

/** What the orders screen of a store reports and sets (contract 6.2). */

const own = { staff: "store", permission: "orders" } as const;

export const reportHeartbeat = endpoint("PUT /store/heartbeat", {
  about:
    "States every 30 seconds that the orders screen works. A store that has used one is paused after five minutes without it, or without its sound, until the next heartbeat; one without its orders (the end of a shift) pauses it at once.",
  allow: own,
  input: z.object({
    orders_screen: z.boolean(),
    audio_ok: z.boolean(),
    /** Percent. */
    battery: z.int().min(0).max(100).optional(),
    /** The printer of the device: `ready`, `gone` or `failed`; missing where it has none. */
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

const statedPause = {
  /**
   * Null while the store is not paused, and for a new one that waits for its orders screen
   * (`unreachable`).
   */
  paused_until: timestamp.nullable(),
  pause_cause: z.enum(pauseCauses).nullable(),
};

export const pauseStore = endpoint("PUT /store/pause", {
  about:
    "Takes no orders until a time; null, or a time that is past, ends that. A pause by the desk stays.",
  allow: own,
  input: z.object({ paused_until: requestedTime.nullable() }),
  reply: z.object({ message: z.string(), ...statedPause }),
  errors: ["paused_by_desk"],
});

/**
 * What limits the orders of a store, and what its orders screen shows of it whatever the role of
 * the person in front of it: the event `capacity` of its stream.
 */
export const storeCapacity = z.object({
  ...statedPause,
  ...storeSettings.pick({
    name: true,
    name_fr: true,
    schedules: true,
    closed_dates: true,
    min_delivery_time: true,
    max_delivery_time: true,
    self_delivery_system: true,
    print_on_accept: true,
  }).shape,
  /** What the desk states as the reason of a pause. */
  pause_reason: z.string().nullable(),
  /** Minutes that every delivery takes longer until then; null while the store is not busy. */
  busy: z.object({ extra_minutes: z.int(), until: timestamp }).nullable(),
  /** The scheduled orders that one slot takes; null without a limit. */
  slot_capacity: z.int().nullable(),
  /** The coming slots that are fully booked, earliest first. */
  full_slots: z.array(timestamp),
});
export type StoreCapacity = z.infer<typeof storeCapacity>;
