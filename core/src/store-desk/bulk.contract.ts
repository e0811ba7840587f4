import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../values.ts";

/** One action of a console on several things (contract 7.1). */

const maxRows = 100;

const bulk = {
  about:
    "Does the same with several things. Each row is a call of its own, with its permission, its transaction, its entry of the audit log and a key from that of the request and its id; a refused one stops no other.",
  keyRequired: true,
  isUnaudited: true,
  input: z.object({
    /** A write of this audience on one thing, such as `PUT /store/items/{id}`. */
    action: text(200),
    rows: z
      .array(z.object({ id, input: z.record(z.string(), z.unknown()).optional() }))
      .min(1)
      .max(maxRows),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        id,
        status: z.int(),
        message: z.string().optional(),
        errors: z
          .array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() }))
          .optional(),
      }),
    ),
  }),
  errors: ["route_not_found"],
} as const;

export const storeBulk = endpoint("POST /store/bulk", { ...bulk, allow: { staff: "store" } });
export const deskBulk = endpoint("POST /desk/bulk", { ...bulk, allow: { staff: "desk" } });
