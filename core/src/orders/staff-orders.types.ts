import * as z from "zod";
import { id, latitude, longitude, money, timestamp } from "../values.ts";
import { courierLocation, order, orderDetail, orderTransition } from "./orders.types.ts";

/** Orders as stores, couriers and operators see them (contract 6.2). The customer's code is never among them. */

export const staffOrderDetails = order.extend({
  details: z.array(orderDetail),
  transitions: z.array(orderTransition),
});
export type StaffOrderDetails = z.infer<typeof staffOrderDetails>;

export const orderChange = z.object({ message: z.string(), order });

export const jobStop = z.object({
  name: z.string(),
  address: z.string(),
  latitude,
  longitude,
  phone: z.string(),
  note: z.string().nullable(),
  ready_at: timestamp.nullable(),
  due_at: timestamp.nullable(),
});

/** A delivery, as its courier sees it. Its id is that of the order. */
export const job = z.object({
  id,
  order_id: id,
  kind: z.enum(["food", "goods"]),
  state: z.enum(["offered", "accepted", "on_the_way", "done", "failed"]),
  pickup: jobStop,
  dropoff: jobStop,
  /** Kilometres from the store to the customer. */
  distance: z.number(),
  /** The cash to collect. */
  collect: money,
});
export type Job = z.infer<typeof job>;

/** A courier as the desk sees it. */
export const courierStatus = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  on_duty: z.boolean(),
  /** The number of deliveries in progress. */
  active_orders: z.int(),
  /** Where the courier was last; null while unknown. */
  location: courierLocation.nullable(),
});
export type CourierStatus = z.infer<typeof courierStatus>;

/** The stages of an order in a store: waiting for the store, in preparation, ready, over or on its way. */
export const storeStage = z.enum(["new", "preparing", "ready", "past"]);
export type StoreStage = z.infer<typeof storeStage>;
