import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, latitude, longitude, money, text } from "../values.ts";
import { job, staffOrderDetails } from "./staff-orders.types.ts";

/** What a courier does (contract 6.2). A job is the delivery of one order and has its id. */

export const listJobs = endpoint("GET /courier/jobs", {
  about: "Deliveries that a courier can take, has taken, or has delivered, oldest first.",
  allow: { staff: "courier" },
  input: z.object({ state: z.enum(["offered", "current", "past"]).default("current") }),
  reply: z.object({ jobs: z.array(job) }),
  errors: [],
});

const own = { staff: "courier", owns: "order" } as const;

export const readJob = endpoint("GET /courier/jobs/{id}", {
  about: "The order of a job with its lines and its history.",
  allow: own,
  input: z.object({ id }),
  reply: staffOrderDetails,
  errors: ["order"],
});

const jobChange = { reply: z.object({ message: z.string(), job }), keyRequired: true } as const;

export const acceptJob = endpoint("POST /courier/jobs/{id}/accept", {
  about: "Takes a delivery that has no courier. Of two couriers, the second is refused.",
  allow: { staff: "courier", owns: "job_offer" },
  ...jobChange,
  input: z.object({ id }),
  errors: ["order", "order_status", "job_taken", "off_duty"],
});

export const pickUpJob = endpoint("POST /courier/jobs/{id}/pickup", {
  about: "States that the courier has the order.",
  allow: own,
  ...jobChange,
  input: z.object({ id }),
  errors: ["order", "order_status"],
});

export const deliverJob = endpoint("POST /courier/jobs/{id}/deliver", {
  about: "Hands the order to the customer, who names the code, and takes the cash that is due.",
  allow: own,
  ...jobChange,
  input: z.object({
    id,
    otp: text(10).optional(),
    /** The cash that was taken; it must be what is due. */
    cash: money.optional(),
  }),
  errors: ["order", "order_status", "otp", "cash"],
});

export const reportPosition = endpoint("PUT /courier/position", {
  about: "Where the courier is. Of several positions within half a second, the last counts.",
  allow: { staff: "courier" },
  input: z.object({ latitude, longitude }),
  reply: z.null(),
  status: 204,
  isUnaudited: true,
  errors: ["off_duty"],
});

export const setDuty = endpoint("PUT /courier/duty", {
  about: "Starts and ends the work of a courier. Ends only without a delivery in progress.",
  allow: { staff: "courier" },
  input: z.object({ on: z.boolean() }),
  reply: z.object({ message: z.string(), on: z.boolean() }),
  errors: ["ongoing_job"],
});
