import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { job, staffOrderDetails } from "../orders/staff-orders.types.ts";
import {
  day,
  id,
  imageFile,
  money,
  note,
  paging,
  requestedTime,
  text,
  timestamp,
} from "../values.ts";
import { missingCashReasons } from "./missing-cash.ts";

/** What a courier does (contract 6.2). A job is the delivery of one order and has its id. */

export const listJobs = endpoint("GET /courier/jobs", {
  about:
    "Deliveries that a courier can take or has taken, oldest first, or has ended, newest first. Paging and days are those of ended ones. None can be taken off duty. Whose door it is, with name and phone, is shown while the courier has the delivery; before and afterwards the street.",
  allow: { staff: "courier" },
  input: z.object({
    ...paging,
    state: z.enum(["offered", "current", "past"]).default("current"),
    /** Of ended ones: all by default, and with one of both as `GET /courier/earnings`. */
    ...periodOfDays,
  }),
  reply: z.object({ total_size: z.int(), jobs: z.array(job) }),
  errors: ["figures_range_invalid", "offset_too_large"],
});

const own = { staff: "courier", owns: "order" } as const;

export const readJob = endpoint("GET /courier/jobs/{id}", {
  about: "The order of a job with its lines and its history.",
  allow: own,
  input: z.object({ id }),
  reply: staffOrderDetails,
  errors: ["order_not_found"],
});

const jobChange = { reply: z.object({ message: z.string(), job }), keyRequired: true } as const;

/** When it happened, for what a courier reports later: at most 60 minutes ago. */
const occurred = { occurred_at: requestedTime.optional() };

const reported = {
  id,
  ...occurred,
  reason: text(255),
  note: note(500).optional(),
  image: z.array(imageFile).max(3).optional(),
};

export const acceptJob = endpoint("POST /courier/jobs/{id}/accept", {
  about:
    "Takes a delivery that has no courier. Of two couriers, the second is refused; so is an order to be paid in cash by one who holds too much cash, and one that does not fit into the bag unless it is offered to the courier.",
  allow: { staff: "courier", owns: "job_offer" },
  ...jobChange,
  input: z.object({ id, ...occurred }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_picked_up",
    "job_taken",
    "off_duty",
    "bag_full",
    "cash_limit_reached",
    "occurred_at_invalid",
  ],
});

export const declineJob = endpoint("POST /courier/jobs/{id}/decline", {
  about: "Refuses a delivery, which is then offered to another courier.",
  allow: { staff: "courier", owns: "job_offer" },
  ...jobChange,
  input: z.object({ id, ...occurred }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_picked_up",
    "job_taken",
    "off_duty",
    "occurred_at_invalid",
  ],
});

export const unassignJob = endpoint("POST /courier/jobs/{id}/unassign", {
  about: "Gives a delivery back before it is picked up, at most three times a day.",
  // Sent again once it is no longer the courier's, it has the same reply.
  allow: { staff: "courier", owns: "job_offer" },
  ...jobChange,
  input: z.object({ id, ...occurred, reason: text(255), note: note(500).optional() }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_picked_up",
    "occurred_at_invalid",
    "throttled",
  ],
});

export const arriveAtStop = endpoint("POST /courier/jobs/{id}/arrived", {
  about:
    "States that the courier is at the store, or after the pickup at the door of the customer.",
  allow: own,
  ...jobChange,
  input: z.object({ id, ...occurred }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_reported",
    "occurred_at_invalid",
  ],
});

export const failJob = endpoint("POST /courier/jobs/{id}/fail", {
  about: "States that the order cannot be handed over. The desk decides what happens with it.",
  allow: own,
  ...jobChange,
  form: true,
  input: z.object(reported),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_not_picked_up",
    "job_reported",
    "occurred_at_invalid",
    "picture_type_unsupported",
  ],
});

export const reportIncident = endpoint("POST /courier/jobs/{id}/incident", {
  about: "Reports to the desk what happens on a delivery in progress.",
  allow: own,
  ...jobChange,
  form: true,
  input: z.object(reported),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "occurred_at_invalid",
    "picture_type_unsupported",
  ],
});

export const pickUpJob = endpoint("POST /courier/jobs/{id}/pickup", {
  about:
    "States that the courier has the order. The code, which the store names, proves that it is the right one.",
  allow: own,
  ...jobChange,
  input: z.object({ id, ...occurred, code: text(10).optional() }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_not_ready",
    "job_picked_up",
    "pickup_code_wrong",
    "occurred_at_invalid",
    "throttled",
  ],
});

export const deliverJob = endpoint("POST /courier/jobs/{id}/deliver", {
  about:
    "Hands the order to the customer, who names the code, and takes the cash that is due, or less with a reason; or leaves a parcel in the safe place of its job, with a picture instead of the code.",
  allow: own,
  ...jobChange,
  form: true,
  input: z.object({
    id,
    ...occurred,
    otp: text(10).optional(),
    /** The cash that was taken, required where some is due; less than that only with a reason. */
    cash: money.optional(),
    /** Why it is less. The customer owes nothing more, and the desk is told. */
    missing_reason: z.enum(missingCashReasons).optional(),
    missing_note: note(500).optional(),
    /** A picture of the order where it was handed over or left. */
    proof: imageFile.optional(),
  }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "job_canceled",
    "job_over",
    "job_not_picked_up",
    "otp_wrong",
    "cash_differs",
    "cash_missing",
    "cash_needed",
    "proof_needed",
    "occurred_at_invalid",
    "picture_type_unsupported",
  ],
});

export const readCourierEarnings = endpoint("GET /courier/earnings", {
  about:
    "What a courier earned within a time, for each delivery and for each day of the shop: the delivery charge and the tip.",
  allow: { staff: "courier" },
  input: z.object(periodOfDays),
  reply: z.object({
    earned: money,
    days: z.array(z.object({ day, jobs: z.int(), earned: money })),
    entries: z.array(z.object({ id, job_id: id, earned: money, at: timestamp })),
  }),
  errors: ["figures_range_invalid"],
});

export const readCourierCash = endpoint("GET /courier/cash", {
  about:
    "The cash that a courier holds for the shop, and what was collected and handed in within a time.",
  allow: { staff: "courier" },
  input: z.object(periodOfDays),
  reply: z.object({
    cash: money,
    /** With this much, a courier gets no orders to be paid in cash; null without a limit. */
    limit: money.nullable(),
    entries: z.array(
      z.object({
        id,
        kind: z.enum(["collected", "handed_in"]),
        /** Null for a hand-in. */
        job_id: id.nullable(),
        amount: money,
        at: timestamp,
      }),
    ),
  }),
  errors: ["figures_range_invalid"],
});

const duty = z.object({
  on: z.boolean(),
  /** Since when; null off duty. */
  since: timestamp.nullable(),
  /** Null while the courier has chosen none. */
  vehicle_id: id.nullable(),
});

export const readDuty = endpoint("GET /courier/duty", {
  about: "Whether the courier works, since when, and with which of the vehicles.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: duty,
  errors: [],
});

export const setDuty = endpoint("PUT /courier/duty", {
  about:
    "Starts and ends the work of a courier. The vehicle is one of `GET /get-vehicles`; customers see its type. Work ends only without a delivery in progress, and begins only with valid papers.",
  allow: { staff: "courier" },
  input: z.object({
    on: z.boolean(),
    /** By default the vehicle of the time before. */
    vehicle_id: id.optional(),
  }),
  reply: duty.extend({ message: z.string() }),
  errors: ["ongoing_job", "papers_expired", "courier_vehicle_not_found"],
});
