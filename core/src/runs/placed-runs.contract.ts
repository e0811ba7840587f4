import * as z from "zod";
import { unpaidErrors } from "../checkout/checkout.contract.ts";
import { endpoint } from "../endpoint.ts";
import { orderProof, payOrder, payOrderInCash } from "../orders/orders.contract.ts";
import { courierUpdate, order } from "../orders/orders.types.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import { id, money, note, text, timestamp } from "../values.ts";
import { planningErrors, runBody } from "./runs.contract.ts";

/** Errand runs that are placed (contract 8.2). */

export const runStates = [
  "unpaid",
  "collecting",
  "on_the_way",
  "done",
  "partly_done",
  "canceled",
] as const;

export const run = z.object({
  id,
  /** Derived from the states of its orders. */
  state: z.enum(runStates),
  run_amount: money,
  /** What the deliveries cost together. */
  fee: money,
  /** What they would cost apart. */
  alone_fee: money,
  /** When it was promised at the door. */
  window: z.object({ from: timestamp, to: timestamp }),
  stops: z.array(
    z.object({
      /** From 1, in the order in which the courier comes. */
      seq: z.int().min(1),
      /** Null for the address of the run. */
      order_id: id.nullable(),
      kind: z.enum(["pickup", "dropoff"]),
      name: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      planned_at: timestamp,
      done_at: timestamp.optional(),
    }),
  ),
  orders: z.array(order),
  /**
   * What the customer tells the courier at the address of the run, once for all that comes there;
   * null where nothing does.
   */
  otp: z.string().nullable(),
  payment_expires_at: timestamp.optional(),
  /** A store has refused: shall the courier bring the rest? Without an answer, yes. */
  question: z.object({ order_id: id, ends_at: timestamp }).optional(),
  actions: z.array(z.enum(["cancel", "pay", "payment_method", "answer"])),
  created_at: timestamp,
});
export type Run = z.infer<typeof run>;

/** Identifies a run: a guest also sends the phone number of its orders. */
const runProof = { run_id: id, contact_number: orderProof.contact_number };
const changed = z.object({ message: z.string(), run });

export const placeRun = endpoint("POST /customer/run/place", {
  about:
    "Places the orders of a run in one transaction: all or none. Empties their carts, reserves stock, and takes what the wallet pays.",
  allow: "shopper",
  needs: ["zone"],
  input: z.object({
    ...runBody,
    /** The total that the customer saw; it is only compared. */
    run_amount: money,
  }),
  reply: z.object({ message: z.string(), run_id: id, run }),
  status: 201,
  keyRequired: true,
  errors: [
    ...planningErrors,
    ...unpaidErrors,
    "contact_name_missing",
    "contact_number_missing",
    "contact_phone_invalid",
    "contact_email_missing",
    "price_changed",
  ],
});

export const readRun = endpoint("GET /customer/run", {
  inMaintenance: true,
  about: "One run in its current state, with its orders.",
  allow: "shopper",
  input: z.object(runProof),
  reply: run,
  errors: ["run_not_found"],
});

export const streamRun = endpoint("GET /customer/run/stream", {
  inMaintenance: true,
  about:
    "Server-Sent Events: `run` and `location`, starting with the current state; `Last-Event-ID` resumes.",
  allow: "shopper",
  input: z.object(runProof),
  reply: z.union([run, courierUpdate]),
  stream: true,
  errors: ["run_not_found", "throttled"],
});

export const payRun = endpoint("POST /customer/run/pay", {
  about:
    "Starts one payment through a gateway for all orders of a run that are to be paid, and returns the page on which to pay. Ends an open payment; failed orders reserve their stock again.",
  allow: "shopper",
  input: z.object({
    ...runProof,
    payment_method: gatewayKey,
    callback: z.string().max(2000),
    payment_platform: z.enum(["web"]),
  }),
  reply: z.object({ redirect_link: z.string(), payment_id: paymentId, expires_at: timestamp }),
  keyRequired: true,
  errors: ["run_not_found", ...withoutOrder(payOrder.errors)],
});

export const payRunInCash = endpoint("PUT /customer/run/payment-method", {
  about:
    "Changes the orders of a run that are not paid yet to cash on delivery. Ends an open payment; failed orders reserve their stock again.",
  allow: "shopper",
  input: z.object(runProof),
  reply: changed,
  errors: ["run_not_found", ...withoutOrder(payOrderInCash.errors)],
});

export const cancelRun = endpoint("PUT /customer/run/cancel", {
  about: "Cancels every order of a run that its customer can cancel.",
  allow: "shopper",
  input: z.object({ ...runProof, reason: text(255).optional(), note: note(500).optional() }),
  reply: changed,
  errors: ["run_not_found", "order_status_conflict", "cancel_reason_missing"],
});

export const answerRun = endpoint("POST /customer/run/answer", {
  about:
    "Answers whether the courier brings the rest of a run after a store has refused: with false, every order that its customer can cancel is canceled.",
  allow: "shopper",
  input: z.object({ ...runProof, order_id: id, go_on: z.boolean() }),
  reply: changed,
  keyRequired: true,
  errors: ["run_not_found", "question_over"],
});

function withoutOrder<Key extends string>(errors: readonly Key[]) {
  return errors.filter((key): key is Exclude<Key, "order_not_found" | "order_in_run"> => {
    return key !== "order_not_found" && key !== "order_in_run";
  });
}
