import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { courierStatus } from "../orders/staff-orders.types.ts";
import { id, money, text, timestamp } from "../values.ts";

/** One courier as operators see and change them (contract 7.4). */

const deskCourier = courierStatus.extend({
  image_full_url: z.string().nullable(),
  /** Of `GET /get-vehicles`; null while the courier has chosen none. */
  vehicle_id: id.nullable(),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** What the shop owes the courier; below zero, what the courier owes. */
  due: z.number(),
  /** The most cash that the courier may hold; null without a limit. */
  cash_limit: money.nullable(),
  /** Of the last 30 days. */
  delivered_30d: z.int(),
  /** The account that signs in; null once it has ended. */
  account: z
    .object({
      id,
      email: z.string().nullable(),
      phone: z.string().nullable(),
      blocked: z.boolean(),
      has_second_step: z.boolean(),
      created_at: timestamp,
    })
    .nullable(),
});

export const readDeskCourier = endpoint("GET /desk/couriers/{id}", {
  about: "A courier with position, load, cash, ratings and account.",
  allow: { staff: "desk", permission: "dispatch", owns: "courier" },
  input: z.object({ id }),
  reply: deskCourier,
  errors: ["courier_not_found"],
});

export const changeDeskCourier = endpoint("PUT /desk/couriers/{id}", {
  about:
    "Changes what is stated of a courier. Who is blocked goes off duty and is signed out; not while a delivery is in progress.",
  allow: { staff: "desk", permission: "partners", owns: "courier" },
  input: z.object({
    id,
    vehicle_id: id.optional(),
    blocked: z.boolean().optional(),
    reason: text(255),
  }),
  reply: z.object({ message: z.string(), courier: deskCourier }),
  errors: ["courier_not_found", "courier_vehicle_not_found", "ongoing_job"],
});
