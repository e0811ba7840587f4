import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { pauseCauses } from "../stores/pauses.ts";
import { id, messageResponse, page, paging, requestedTime, text, timestamp } from "../values.ts";

/**
 * Stores as operators see them: whether they take orders, and how much they have to do (contract
 * 6.2).
 */

export const storeLoad = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  zone_id: id,
  /** Whether customers can order now: within the hours, and not paused. */
  open: z.boolean(),
  /** Null while the store is not paused. */
  pause: z
    .object({ until: timestamp, cause: z.enum(pauseCauses), reason: z.string().nullable() })
    .nullable(),
  /** Minutes in which the store starts an order, and whether it starts each at once. */
  accept_within: z.int(),
  auto_accept: z.boolean(),
  /** The last report of the orders screen; null for a store that has never used one. */
  heartbeat: z
    .object({
      at: timestamp,
      /** Whether the screen showed the orders; not once the shift has ended. */
      orders_screen: z.boolean(),
      audio_ok: z.boolean(),
      battery: z.int().nullable(),
      printer: z.string().nullable(),
      /** Whose screen it was; null when that is not known. */
      reported_by: z.object({ id, name: z.string() }).nullable(),
    })
    .nullable(),
  /** Orders that wait for the store. */
  new_orders: z.int(),
  /** Orders in progress, those that wait included. */
  active_orders: z.int(),
});
export type StoreLoad = z.infer<typeof storeLoad>;

export const listDeskStores = endpoint("GET /desk/stores", {
  about:
    "Stores of the operator's zones with their load, those with the most waiting orders first.",
  allow: { staff: "desk", permission: "dispatch" },
  input: z.object({
    ...paging,
    zone_id: id.optional(),
    /** Only stores whose orders screen has reported since then. */
    reported_since: timestamp.optional(),
  }),
  reply: page("stores", storeLoad),
  errors: ["offset_too_large"],
});

export const pauseDeskStore = endpoint("PUT /desk/stores/{id}/pause", {
  about: "Pauses a store, which takes no orders until a time; without a time, ends its pause.",
  allow: { staff: "desk", permission: "dispatch", owns: "store" },
  input: z.object({
    id,
    until: requestedTime.optional(),
    reason: text(255).optional(),
  }),
  reply: messageResponse,
  errors: ["store_not_found"],
});
