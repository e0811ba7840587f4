import * as z from "zod";
import { cartPlacing, contact, place, receiverOfParcel } from "../checkout/placing.ts";
import { endpoint } from "../endpoint.ts";
import { receipt } from "../orders/orders.types.ts";
import { id, money, timestamp } from "../values.ts";

/** Errand runs: orders of several stores and a parcel, one courier, one fee (contract 8.2). */

/** A store of a run: its active or parked cart is ordered. */
const storeStop = z.object({
  kind: z.literal("store"),
  module_id: id,
  store_id: id,
  coupon_code: cartPlacing.coupon_code,
  order_note: cartPlacing.order_note,
  unavailable_item_note: cartPlacing.unavailable_item_note,
  cutlery: cartPlacing.cutlery,
  extra_packaging: cartPlacing.extra_packaging,
});

/** To the address of the run, or from there. */
export const parcelDirections = ["collect", "bring"] as const;
export type ParcelDirection = (typeof parcelDirections)[number];

/** A parcel of a run, whose other end is the address of the run; the run pays it. */
const parcelStop = z.object({
  kind: z.literal("parcel"),
  direction: z.enum(parcelDirections),
  parcel_category_id: id,
  /** Who gives it to the courier, or gets it, and where. */
  other: receiverOfParcel,
});

const { dm_tips, delivery_instruction, bring_change_amount } = cartPlacing;

/** What is said once for all orders of a run. */
export const runBody = {
  ...place,
  ...contact,
  /** A transfer is proven for each order, so that it cannot pay a run. */
  payment_method: z.enum(["cash_on_delivery", "digital_payment", "wallet"]),
  /** The wallet covers stops in their order; cash or a gateway pays the rest of the run. */
  partial_payment: cartPlacing.partial_payment,
  dm_tips,
  delivery_instruction,
  bring_change_amount,
  /** What happens with the rest when a store refuses. */
  if_refused: z.enum(["bring_rest", "ask"]).default("bring_rest"),
  /** Up to three stores and one parcel. */
  stops: z
    .array(z.discriminatedUnion("kind", [storeStop, parcelStop]))
    .min(2)
    .max(4),
};

const runStop = z.object({
  /** From 1, in the order in which the courier comes. */
  seq: z.int().min(1),
  /** The index of the stop in the request; null for the address of the run. */
  stop: z.int().nullable(),
  kind: z.enum(["pickup", "dropoff"]),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  planned_at: timestamp,
});

export const runQuote = z.object({
  run_amount: money,
  /** What the deliveries of the run cost together. */
  fee: money,
  /** What they would cost apart. */
  alone_fee: money,
  /** When the courier is at the door. */
  window: z.object({ from: timestamp, to: timestamp }),
  stops: z.array(runStop),
  /** One for each stop of the request, by its index. */
  receipts: z.array(z.object({ stop: z.int(), receipt })),
});
export type RunQuote = z.infer<typeof runQuote>;

/** What planning the orders of a run refuses. */
export const planningErrors = [
  "is_guest",
  "feature_off",
  "store_not_found",
  "stock_exceeded",
  "option_sold_out",
  "cart_empty",
  "cart_item_limit",
  "variation_invalid",
  "add_ons_invalid",
  "not_available",
  "item_not_found",
  "store_closed",
  "address_missing",
  "address_outside_zones",
  "minimum_order_missed",
  "prescription_orders_off",
  "cod_maximum_exceeded",
  "wallet_balance_low",
  "partial_payment",
  "coupon_code",
  "coupon_not_found",
  "coupon_used_up",
  "coupon_expired",
  "coupon_not_started",
  "coupon_first_order",
  "coupon_min_purchase",
  "run_impossible",
  "parcel_category_not_found",
  "sender_outside_zones",
  "receiver_outside_zones",
] as const;

export const quoteRun = endpoint("POST /customer/run/quote", {
  about:
    "What the carts of several stores, and a parcel, cost with one courier, in which order they are picked up and when they arrive. Reserves and stores nothing.",
  allow: "shopper",
  needs: ["zone"],
  isRead: true,
  input: z.object({ ...runBody, payment_method: runBody.payment_method.optional() }),
  reply: runQuote,
  errors: planningErrors,
});

const storeReach = z.object({
  store_id: id,
  /** What it adds to what the customer pays of the fee, also where some deliveries are free. */
  extra: money,
  /** By how much later the run is at the door. */
  minutes: z.int(),
  /** Why it cannot be added; missing when it can. */
  reason: z.enum(["hot", "far", "zone", "closed", "own_delivery", "couriers"]).optional(),
});
export type StoreReach = z.infer<typeof storeReach>;

export const findRunReach = endpoint("GET /customer/run/reach", {
  about:
    "What each store adds to a run of the shopper's carts in other stores; nothing without a location or such a cart.",
  allow: "shopper",
  needs: ["zone"],
  input: z.object({ store_ids: z.array(id).min(1).max(50) }),
  reply: z.object({
    stores: z.array(storeReach),
    /**
     * What the customer pays for the deliveries of the carts together and apart, also where some
     * are free, when they are at the door, and in which order the courier comes to the stores; null
     * unless they can be a run.
     */
    run: z
      .object({
        fee: money,
        alone_fee: money,
        window: z.object({ from: timestamp, to: timestamp }),
        store_ids: z.array(id),
      })
      .nullable(),
  }),
  errors: ["feature_off"],
});
export type RunReach = z.infer<typeof findRunReach.reply>;
