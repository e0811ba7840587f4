import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { latitude, longitude, requestedTime, timestamp } from "../values.ts";

/** Where a courier is (contract 6.2). */

const position = {
  latitude,
  longitude,
  /** Degrees clockwise from north. */
  heading: z.number().min(0).max(360).optional(),
  /** Metres around the position. */
  accuracy: z.number().min(0).max(100_000).optional(),
};

export const reportPosition = endpoint("PUT /courier/position", {
  about: "Where the courier is. Of several positions within half a second, the last counts.",
  allow: { staff: "courier" },
  input: z.object(position),
  reply: z.null(),
  status: 204,
  isUnaudited: true,
  errors: ["off_duty"],
});

export const reportPositions = endpoint("POST /courier/position", {
  about:
    "Where the courier was since the last report, at most an hour ago. Customers and the desk see the latest position with its time. Those that cannot be true are left out: too far from the one before, too vague, or before one that is known.",
  allow: { staff: "courier" },
  input: z.object({
    positions: z
      .array(z.object({ ...position, at: requestedTime }))
      .min(1)
      .max(100),
  }),
  reply: z.object({
    /** How many were believed. */
    kept: z.int(),
    /** The time of the latest one that is known; null without one. */
    latest_at: timestamp.nullable(),
  }),
  isUnaudited: true,
  errors: ["off_duty"],
});
