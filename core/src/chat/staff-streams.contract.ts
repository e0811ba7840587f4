import * as z from "zod";
import { courierPaper } from "../delivery/courier-papers.contract.ts";
import { shiftUpdate } from "../delivery/courier-shifts.contract.ts";
import { endpoint } from "../endpoint.ts";
import { storeImport } from "../items/store-import.contract.ts";
import { courierPayout } from "../ledger/courier-payouts.contract.ts";
import { order } from "../orders/orders.types.ts";
import { jobUpdate, storeOrder } from "../orders/staff-orders.types.ts";
import { storeRefundUpdate } from "../refunds/store-refunds.contract.ts";
import {
  changedEntry,
  courierPositions,
  deskChange,
  deskCounters,
  exceptionUpdate,
} from "../store-desk/desk-live.contract.ts";
import { storeCourier } from "../store-desk/store-courier.contract.ts";
import { storeCapacity } from "../stores/store-screen.contract.ts";
import { storeSettings } from "../stores/store-settings.contract.ts";
import { conversationEvent } from "./chat.contract.ts";
import { message } from "./chat.types.ts";
import { courierCounters } from "./courier-counters.contract.ts";
import { storeCounters } from "./store-counters.contract.ts";

/**
 * Live updates for stores, couriers and operators (contract 6.2): Server-Sent Events as those of a
 * customer's order.
 */

const stream = { input: z.object({}), stream: true, errors: ["throttled"] } as const;

export const streamStore = endpoint("GET /store/stream", {
  about:
    "Server-Sent Events: an `order` for each order of the store in progress, then for each change, a `message` for each unseen one, then for each new one, `seen` and `typing` when the other party has seen what was written or is writing, and an `import` for one of items that runs, then for each change of it. `capacity` (what limits the orders: hours, a pause, a busy time, full slots) and `settings` are the present ones at the start, also of a resumed stream, and after each change. A `courier` says who comes for an order, from where and when: at the start, at once when somebody takes it, arrives or leaves, and at most every ten seconds while somebody moves. A `refund` is one that the store bears and can answer: all at the start, then each new one and each change. `counters` says how much waits, at the start and at most every two seconds after changes. Each member of the staff gets what their role may read. `Last-Event-ID` resumes with what came since.",
  ...stream,
  allow: { staff: "store" },
  reply: z.union([
    storeOrder,
    message,
    conversationEvent,
    storeImport,
    storeCapacity,
    storeSettings,
    storeCourier,
    storeRefundUpdate,
    storeCounters,
  ]),
});

export const streamCourier = endpoint("GET /courier/stream", {
  about:
    "Server-Sent Events: a `job` for each delivery that the courier has or can take, then for each change, a `message` for each unseen one, then for each new one, and `seen` and `typing` when the other party has seen what was written or is writing. `counters` says how much waits, at the start and at most every two seconds after changes. A `paper`, a `shift` of the next two weeks and a `payout` come when they change, not at the start; a shift that the desk removes as `removed`. `Last-Event-ID` resumes with what came since.",
  ...stream,
  allow: { staff: "courier" },
  reply: z.union([
    jobUpdate,
    message,
    conversationEvent,
    courierCounters,
    courierPaper,
    shiftUpdate,
    courierPayout,
  ]),
});

export const streamDesk = endpoint("GET /desk/stream", {
  about:
    "Server-Sent Events: an `order` for each order in progress in the zones of the operator, then for each change, a `message` for each unseen one, then for each new one, and `seen` and `typing` when the other party has seen what was written or is writing. An `exception` is what the desk must act on: all at the start, also of a resumed stream, then each that begins, and the key of each that is over. `position` says where couriers are who moved, in batches of two seconds. `counters` says how much waits, at the start and at most every two seconds after changes. `refund`, `payment` (a transfer), `partner` and `incident` name what was added or changed, and `entry` the path and the version of a setting or an element of a list; null after a gap, also of a resumed stream, for any of them. Each operator gets what their role may read. `Last-Event-ID` resumes with what came since.",
  ...stream,
  allow: { staff: "desk" },
  reply: z.union([
    order,
    message,
    conversationEvent,
    exceptionUpdate,
    courierPositions,
    deskCounters,
    deskChange,
    changedEntry,
  ]),
});
