import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { orderProof } from "../orders/orders.contract.ts";
import { order } from "../orders/orders.types.ts";
import { latitude, longitude, money, text, timestamp } from "../values.ts";

/** Moving an order that has not begun to another time (contract 10.4). */

export const listOrderTimes = endpoint("GET /customer/order/times", {
  about: "The times to which an order can be moved, earliest first.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: z.object({
    /** Whether it can come as soon as possible. */
    as_soon_as_possible: z.boolean(),
    slots: z.array(z.object({ at: timestamp, is_full: z.boolean() })),
  }),
  errors: ["order_not_found", "order_status_conflict"],
});

/** Another place of a parcel, and where its door is. Who is there stays the same. */
const parcelPlace = z.object({
  address: text(255),
  latitude,
  longitude,
  road: text(100).optional(),
  house: text(50).optional(),
  floor: text(50).optional(),
});
export type ParcelPlace = z.output<typeof parcelPlace>;

export const rescheduleOrder = endpoint("PUT /customer/order/reschedule", {
  about:
    "Moves an order that has not begun, or a parcel before its pickup, to another time. It gives its slot back and takes the new one in one step; errors name the nearest slots. A parcel can also get other places, for the same fee.",
  allow: "shopper",
  input: z.object({
    ...orderProof,
    /** Null: as soon as possible. */
    schedule_at: timestamp.nullable(),
    /** The total that the customer saw; it is only compared. */
    order_amount: money.optional(),
    /** Of a parcel: where it is collected instead. */
    sender_place: parcelPlace.optional(),
    /** Of a parcel: where it is brought instead. */
    receiver_place: parcelPlace.optional(),
  }),
  reply: z.object({ message: z.string(), order }),
  keyRequired: true,
  errors: [
    "order_not_found",
    "order_status_conflict",
    "price_changed",
    "slot_taken",
    "schedule_time_invalid",
    "store_closed",
    "not_available",
    "sender_outside_zones",
    "receiver_outside_zones",
    "throttled",
  ],
});
