import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../values.ts";
import { order } from "./orders.types.ts";
import { job } from "./staff-orders.types.ts";

/** Live updates for stores, couriers and operators (contract 6.2): Server-Sent Events as those of a customer's order. */

/** A job as it is now; null when it is no longer offered to this courier. */
export const jobUpdate = z.object({ job_id: id, job: job.nullable() });
export type JobUpdate = z.infer<typeof jobUpdate>;

const stream = { input: z.object({}), stream: true, errors: ["throttled"] } as const;

export const streamStore = endpoint("GET /store/stream", {
  about:
    "Server-Sent Events: an `order` for each order of the store in progress, then for each change. `Last-Event-ID` resumes with the changes since.",
  ...stream,
  allow: { staff: "store" },
  reply: order,
});

export const streamCourier = endpoint("GET /courier/stream", {
  about:
    "Server-Sent Events: a `job` for each delivery that the courier has or can take, then for each change. `Last-Event-ID` resumes with the changes since.",
  ...stream,
  allow: { staff: "courier" },
  reply: jobUpdate,
});

export const streamDesk = endpoint("GET /desk/stream", {
  about:
    "Server-Sent Events: an `order` for each order in progress in the zones of the operator, then for each change. `Last-Event-ID` resumes with the changes since.",
  ...stream,
  allow: { staff: "desk" },
  reply: order,
});
