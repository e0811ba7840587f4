import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { pauseCauses } from "../stores/pauses.ts";
import { statedSettings, storeSettings } from "../stores/store-settings.contract.ts";
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
    module_id: id.optional(),
    /** A part of the name, or the number. */
    search: text(100).optional(),
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

/** What the desk decides about a store. */
const decided = {
  /** Whether customers see the store at all. */
  active: z.boolean(),
  featured: z.boolean(),
  is_recommended: z.boolean(),
  self_delivery_system: z.boolean(),
  prescription_order: z.boolean(),
  phone: text(30),
};

const deskStore = storeLoad.extend({
  ...decided,
  module_id: id,
  slug: z.string(),
  email: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** Percent of what it sells that the shop keeps; null: as of every store. */
  commission: z.number().nullable(),
  /** What the shop owes the store; below zero, what the store owes. */
  due: z.number(),
  settings: storeSettings,
  staff: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      role: z.string(),
      blocked: z.boolean(),
      has_second_step: z.boolean(),
    }),
  ),
});

export const readDeskStore = endpoint("GET /desk/stores/{id}", {
  about: "A store or a rental provider with its load, its settings, its staff and what it is due.",
  allow: { staff: "desk", permission: "dispatch", owns: "store" },
  input: z.object({ id }),
  reply: deskStore,
  errors: ["store_not_found"],
});

export const changeDeskStore = endpoint("PUT /desk/stores/{id}", {
  about:
    "Changes what is stated of a store: what the desk decides about it, and its settings in its place. Running orders go on.",
  allow: { staff: "desk", permission: "partners", owns: "store" },
  input: z
    .object({ ...decided, ...statedSettings })
    .partial()
    .extend({ id, reason: text(255) }),
  reply: z.object({ message: z.string(), store: deskStore }),
  errors: [
    "store_not_found",
    "delivery_times_reversed",
    "no_delivery_offered",
    "delivery_terms_invalid",
  ],
});
