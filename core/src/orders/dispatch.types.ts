import * as z from "zod";
import { deciders } from "../dispatch/dispatch.types.ts";
import { id, timestamp } from "../values.ts";

/** How a delivery finds its courier, as the desk sees it (contract 6.2, Dispatch). */

const person = { courier_id: id, courier_name: z.string() };

const dispatchCandidate = z.object({
  ...person,
  /** By how much the delivery prolongs the courier's work. */
  added_minutes: z.number(),
  /** By how much the delivery is late. */
  late_minutes: z.number(),
  /** By how much the courier's other deliveries are later than without it. */
  delayed_minutes: z.number(),
  /** For how long the courier has had nothing to do. */
  idle_minutes: z.number(),
});

export const dispatchOffer = z.object({
  ...person,
  outcome: z.enum(["open", "accepted", "declined", "expired"]),
  expires_at: timestamp,
  /** Null for a courier who took a delivery that was open to all. */
  explanation: z
    .object({
      /** What mattered most against the next best courier. */
      decided_by: z.enum(deciders),
      chosen: dispatchCandidate,
      next_best: dispatchCandidate.nullable(),
      /** The same in a sentence. */
      text: z.string(),
    })
    .nullable(),
});

export const orderDispatch = z.object({
  /**
   * Whom the plan has for a delivery without a courier, and when it is offered; null for one that
   * is open to all.
   */
  planned: z.object({ ...person, offered_at: timestamp }).nullable(),
  /** Oldest first. */
  offers: z.array(dispatchOffer),
});
export type OrderDispatch = z.infer<typeof orderDispatch>;
