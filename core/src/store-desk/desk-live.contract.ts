import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { moduleType } from "../modules/modules.contract.ts";
import { courierLocation, orderStatus } from "../orders/orders.types.ts";
import { courierStatus } from "../orders/staff-orders.types.ts";
import { id, latitude, longitude, money, timestamp } from "../values.ts";
import { storeLoad } from "./desk-stores.contract.ts";
import { exceptionKinds } from "./exceptions.ts";

/** What operators see of the town as it is now (contract 7.4). */

/** What the desk must act on; it ends by itself. */
export const exception = z.object({
  /** The same for as long as it lasts. */
  key: z.string(),
  kind: z.enum(exceptionKinds),
  order_id: id.nullable(),
  store_id: id.nullable(),
  courier_id: id.nullable(),
  /**
   * Since when the order waits or is ready, a courier is silent, the money is missing or above its
   * limit; of a late order, the time that was promised, which may still come.
   */
  since: timestamp,
  /** When an order that is not accepted is canceled. */
  ends_at: timestamp.nullable(),
  /** By how much an order is late. */
  minutes: z.int().nullable(),
  amount: money.nullable(),
});
export type Exception = z.infer<typeof exception>;

/** An exception that begins, or one that is over. */
export const exceptionUpdate = z.union([
  exception,
  z.object({ key: z.string(), over: z.literal(true) }),
]);
export type ExceptionUpdate = z.infer<typeof exceptionUpdate>;

/** The store or the sender, and the door: by the name of the store and by the street. */
const livePlace = z.object({ latitude, longitude, name: z.string() });

export const liveOrder = z.object({
  id,
  order_status: orderStatus,
  order_type: z.enum(["delivery", "take_away", "parcel"]),
  module_type: moduleType,
  zone_id: id,
  store_id: id.nullable(),
  courier_id: id.nullable(),
  /** Whom the plan has for a delivery without a courier, and to whom it is offered now. */
  planned_courier_id: id.nullable(),
  offered_courier_id: id.nullable(),
  pickup: livePlace.nullable(),
  /** Null for an order that is collected. */
  dropoff: livePlace.nullable(),
  /** Whether couriers of the shop deliver it. */
  for_couriers: z.boolean(),
  /** When it is ready or is expected to be; null for one that waits for a payment. */
  ready_at: timestamp.nullable(),
  /** By when it was promised. */
  due_at: timestamp,
  expected_at: timestamp.nullable(),
  minutes_late: z.int(),
  /** By how much the store or the desk has announced to be late. */
  delay: z.int(),
});
export type LiveOrder = z.infer<typeof liveOrder>;

const liveStop = z.object({ order_id: id, kind: z.enum(["pickup", "dropoff"]), at: timestamp });

export const liveCourier = courierStatus.extend({
  /** Where the courier rides next, and when. */
  stops: z.array(liveStop),
});
export type LiveCourier = z.infer<typeof liveCourier>;

export const live = z.object({
  at: timestamp,
  exceptions: z.array(exception),
  /** In progress, those that are due first before others; at most 1,000. */
  orders: z.array(liveOrder),
  /** On duty, or with a delivery. */
  couriers: z.array(liveCourier),
  /** Paused, busy or silent ones. */
  stores: z.array(
    storeLoad.extend({
      /** Until when each order takes this much longer; null while the store is not busy. */
      busy: z.object({ extra_minutes: z.int(), until: timestamp }).nullable(),
      /** Its orders screen has not reported for a minute. */
      silent: z.boolean(),
    }),
  ),
  zones: z.array(z.object({ id, name: z.string(), open: z.int(), late: z.int() })),
});
export type Live = z.infer<typeof live>;

export const readDeskLive = endpoint("GET /desk/live", {
  about:
    "What happens now in the zones of the operator: exceptions, orders in progress, couriers at work, stores that are paused, busy or silent, and zones. `GET /desk/stream` sends what changes.",
  allow: { staff: "desk", permission: "dispatch" },
  input: z.object({ zone_id: id.optional() }),
  reply: live,
  errors: [],
});

const replay = z.object({
  /** An hour before. */
  from: timestamp,
  to: timestamp,
  orders: z.array(
    z.object({
      ...liveOrder.pick({ id: true, order_type: true, pickup: true, dropoff: true, due_at: true })
        .shape,
      /** When it got to each status, oldest first. */
      statuses: z.array(z.object({ status: orderStatus, at: timestamp })),
    }),
  ),
  couriers: z.array(
    z.object({
      id,
      name: z.string(),
      /** At most one for each minute, the oldest first. */
      places: z.array(z.object({ latitude, longitude, at: timestamp })),
    }),
  ),
});
export type Replay = z.infer<typeof replay>;

export const readDeskReplay = endpoint("GET /desk/live/replay", {
  about:
    "The orders that were in progress in the last hour in the zones of the operator, at most 1,000, with when each got to its statuses, and where couriers were, once a minute.",
  allow: { staff: "desk", permission: "dispatch" },
  input: z.object({ zone_id: id.optional() }),
  reply: replay,
  errors: [],
});

/** Where couriers are who moved. */
export const courierPositions = z.object({
  couriers: z.array(courierLocation.extend({ courier_id: id, heading: z.number().nullable() })),
});
export type CourierPositions = z.infer<typeof courierPositions>;

/**
 * A refund, a payment, an application or an incident that was added or changed; null after a gap,
 * for any of them.
 */
export const deskChange = z.object({ id: id.nullable(), order_id: id.nullable() });
export type DeskChange = z.infer<typeof deskChange>;

/** A setting or an element of a list that was changed; null after a gap, for any of them. */
export const changedEntry = z.object({ path: z.string().nullable(), version: z.int().nullable() });
export type ChangedEntry = z.infer<typeof changedEntry>;

const candidate = z.object({
  courier_id: id,
  courier_name: z.string(),
  /** Why this courier cannot be asked; null for one who can. */
  refusal: z.enum(["declined", "cash_limit", "no_room"]).nullable(),
  pickup_at: timestamp,
  arrives_at: timestamp,
  /** By how much the delivery prolongs the courier's work. */
  added_minutes: z.int(),
  minutes_late: z.int(),
  /** The other deliveries of the courier that would be later, and by how much. */
  delays: z.array(z.object({ order_id: id, minutes: z.int() })),
});
export type Candidate = z.infer<typeof candidate>;

export const listCandidates = endpoint("GET /desk/orders/{id}/candidates", {
  about:
    "The couriers on duty who could bring a delivery, the best one first: when they would be there, and what it would do to their other deliveries. Empty for an order that needs no courier.",
  allow: { staff: "desk", permission: "dispatch", owns: "order" },
  input: z.object({ id }),
  reply: z.object({ candidates: z.array(candidate) }),
  errors: ["order_not_found"],
});

const count = z.int().optional();

/** What waits for the desk: of each, what the role of the reader includes. */
export const deskCounters = z.object({
  exceptions: count,
  /** Whose orders are in progress. */
  incidents: count,
  /** Refunds to decide, and disputes. */
  refunds: count,
  /** Transfers to verify. */
  payments: count,
  /** Applications, and changes of profiles. */
  partners: count,
  /** Papers of couriers. */
  papers: count,
  /** Reviews that stores have reported. */
  reviews: count,
  /** Messages that nobody has seen. */
  messages: count,
  /** Jobs that have failed for the last time. */
  jobs: count,
});
export type DeskCounters = z.infer<typeof deskCounters>;

export const readDeskCounters = endpoint("GET /desk/counters", {
  about:
    "How much waits: exceptions, incidents, refunds, transfers, applications, papers, reported reviews, unseen messages, failed jobs. Each operator gets what their role may read, up to 1,000 of each.",
  allow: { staff: "desk" },
  input: z.object({}),
  reply: deskCounters,
  errors: [],
});
