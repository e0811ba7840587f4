import * as z from "zod";
import { deciders } from "../dispatch/dispatch.types.ts";
import { id, latitude, longitude, money, timestamp } from "../values.ts";
import { orderDispatch } from "./dispatch.types.ts";
import { actorKinds } from "./order-actor.ts";
import { courierLocation, order, orderDetail, orderTransition } from "./orders.types.ts";
import { safePlaces } from "./parcel.types.ts";

/**
 * Orders as stores, couriers and operators see them (contract 6.2). The customer's code is never
 * among them.
 */

/** What the store has packed of an order. */
const packing = {
  /** What it found of lines, as it last stated for each; without those that it did not state. */
  picks: z.array(z.object({ detail_id: id, found: z.int() })),
  /** Null before it states it. */
  bags: z.int().nullable(),
};

export const staffOrderDetails = order.extend({
  ...packing,
  details: z.array(orderDetail),
  transitions: z.array(orderTransition),
  /** When the store stated that the courier has the order; null before. */
  handed_over_at: timestamp.nullable(),
});
export type StaffOrderDetails = z.infer<typeof staffOrderDetails>;

/** A line of an order as its store sees it. */
export const storeOrderLine = orderDetail.extend({
  /** By which a scan finds it: that of the item today; null without one. */
  sku: z.string().nullable(),
});
export type StoreOrderLine = z.infer<typeof storeOrderLine>;

/** What only the store of an order sees, in lists and streams as well. */
const ofStore = {
  /** Who made the last change of the status; null before the first one. */
  acted_by: z
    .object({
      kind: z.enum(actorKinds),
      /** Of a member of the staff or a courier; null for others. */
      id: id.nullable(),
      /** Of the member of the staff (else the store), the customer or the courier; else null. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** When the store stated that the courier has the order; null before. */
  handed_over_at: timestamp.nullable(),
  ...packing,
  /** Who ordered, also of an order that is collected. */
  contact: z.object({ name: z.string(), phone: z.string() }),
  /** Since when the order waits; a scheduled one that is confirmed not before its start. */
  waits_since: timestamp,
  /** When an order that waits for its store moves on by itself; null for others. */
  accept_by: timestamp.nullable(),
  /**
   * When the preparation starts of a scheduled order, or of one whose courier is planned to come
   * after it would be ready; null for an order that is prepared at once.
   */
  start_at: timestamp.nullable(),
  /** By when the store has said that an order in preparation is ready; null for others. */
  ready_by: timestamp.nullable(),
  /** What the store names when it hands the order to its courier; null without a delivery. */
  pickup_code: z.string().nullable(),
  details: z.array(storeOrderLine),
};

/** An order as its store sees it. */
export const storeOrder = order.extend(ofStore);
export type StoreOrder = z.infer<typeof storeOrder>;

/** With its history. */
export const storeOrderDetails = staffOrderDetails.extend(ofStore);
export type StoreOrderDetails = z.infer<typeof storeOrderDetails>;

/** Who ordered; the phone and the e-mail are masked in lists, and a day after the order is over. */
const orderCustomer = z.object({
  /** Null for a guest. */
  id: id.nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
});

/** An order as operators see it. */
export const deskOrder = order.extend({ customer: orderCustomer });
export type DeskOrder = z.infer<typeof deskOrder>;

export const deskOrderDetails = staffOrderDetails.extend({
  customer: orderCustomer.extend({
    /** All orders of the account, this one included; null for a guest. */
    order_count: z.int().nullable(),
  }),
  /** How the delivery found its courier; null for an order that no courier delivers. */
  dispatch: orderDispatch.nullable(),
});
export type DeskOrderDetails = z.infer<typeof deskOrderDetails>;

export const orderChange = z.object({ message: z.string(), order });
export const storeOrderChange = orderChange.extend({ order: storeOrder });

/**
 * A store, or the door of a customer. A door is exact only while its courier has the job: before
 * and afterwards it is a street, the middle of a cell of 200 m, and nobody's name, phone or note.
 */
export const jobStop = z.object({
  name: z.string().nullable(),
  address: z.string(),
  latitude,
  longitude,
  phone: z.string().nullable(),
  note: z.string().nullable(),
  /** When it is ready, or is expected to be. */
  ready_at: timestamp.nullable(),
  due_at: timestamp.nullable(),
});

/** A stop among those of all deliveries of a courier. */
export const routeStop = jobStop.extend({
  kind: z.enum(["pickup", "dropoff", "return"]),
  job_id: id,
  /** When the courier is expected there. */
  planned_at: timestamp,
});
export type RouteStop = z.infer<typeof routeStop>;

/** What a delivery would mean for the courier who can take it. */
export const jobOffer = z.object({
  /** By how much it prolongs the courier's work, waiting included. */
  added_minutes: z.int(),
  /** The kilometres that it adds to the courier's way. */
  added_distance: z.number(),
  /** All stops of the courier with it, in the order in which to ride. */
  stops: z.array(routeStop),
  /** Why it is offered to this courier; null for one that is open to all. */
  reason: z
    .object({
      decided_by: z.enum(deciders),
      /** The same in a sentence, which names no other courier. */
      text: z.string(),
      /** For how long the courier has had nothing to do. */
      idle_minutes: z.int(),
    })
    .nullable(),
});
export type JobOffer = z.infer<typeof jobOffer>;

export const jobState = z.enum([
  "offered",
  "accepted",
  "at_pickup",
  "on_the_way",
  "at_door",
  "done",
  "failed",
]);

/** A delivery, as its courier sees it. Its id is that of the order. */
export const job = z.object({
  id,
  order_id: id,
  kind: z.enum(["food", "goods", "parcel", "return"]),
  state: jobState,
  /** Until then the job is offered to this courier alone. */
  offered_until: timestamp.nullable(),
  pickup: jobStop,
  dropoff: jobStop,
  /** Kilometres from the pickup to the dropoff. */
  distance: z.number(),
  /**
   * The way from the pickup to the dropoff, an encoded polyline; null for one that is not the
   * courier's or is over.
   */
  route: z.string().nullable(),
  /** What the courier earns with it. */
  earnings: money,
  /** Its parts: what a tip adds is the courier's whatever happens to the rest. */
  earnings_parts: z.object({ delivery_charge: money, tip: money }),
  /** The cash to collect: at the dropoff, or at the pickup of a parcel whose sender pays. */
  collect: money,
  collect_at: z.enum(["pickup", "dropoff"]),
  /** The same for all that the courier has to bring now; null for a delivery on its own. */
  batch_id: id.nullable(),
  /** The errand run that it is brought with: taken, and handed over, with its other jobs. */
  run_id: id.nullable(),
  /**
   * When the store stated that the courier has the order, who is to state the pickup; null before.
   */
  handed_over_at: timestamp.nullable(),
  /** Until when the courier at a door waits for somebody to open; null elsewhere. */
  wait_until: timestamp.nullable(),
  /** Where a parcel is left, with a picture instead of the code; null for a handover. */
  safe_place: z.object({ place: z.enum(safePlaces), note: z.string().nullable() }).nullable(),
  /** What the courier who brings a parcel back reads out at the door. */
  return_code: z.string().nullable(),
  /** Whether another courier has it, who is at the pickup and names its code. */
  from_courier: z.boolean(),
  /** What the courier says at the store, which may ask for its end; null elsewhere. */
  handover_code: z.string().nullable(),
  /** How many bags the store has packed; null while unknown. */
  bags: z.int().nullable(),
  /** What taking it would mean; null for one that nobody can take any more. */
  offer: jobOffer.nullable(),
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
  /** Deliveries that are offered to this courier alone. */
  offered_jobs: z.array(id),
  /** The cash that the courier holds for the shop. */
  cash: money,
  /** Where the courier was last; null while unknown. */
  location: courierLocation
    .extend({
      /** Degrees clockwise from north, and metres around it; null while unknown. */
      heading: z.number().nullable(),
      accuracy: z.number().nullable(),
    })
    .nullable(),
  /** Since when the courier is on duty; null off duty, and before the first time. */
  duty_since: timestamp.nullable(),
});
export type CourierStatus = z.infer<typeof courierStatus>;

/**
 * The stages of an order in a store: waiting for the store, in preparation, ready, confirmed for a
 * time whose preparation does not start yet, over or on its way.
 */
export const storeStage = z.enum(["new", "preparing", "ready", "later", "past"]);
export type StoreStage = z.infer<typeof storeStage>;

/** A job as it is now; null when it is no longer offered to this courier. */
export const jobUpdate = z.object({ job_id: id, job: job.nullable() });
export type JobUpdate = z.infer<typeof jobUpdate>;
