import * as z from "zod";
import { endpoint } from "../endpoint.ts";

/** What waits for a courier. */
export const courierCounters = z.object({
  /** Deliveries that the courier can take. */
  offered: z.int(),
  /** Messages that the courier has not seen. */
  messages: z.int(),
});
export type CourierCounters = z.infer<typeof courierCounters>;

export const readCourierCounters = endpoint("GET /courier/counters", {
  about: "How much waits for the courier: offered deliveries and unseen messages.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: courierCounters,
  errors: [],
});
