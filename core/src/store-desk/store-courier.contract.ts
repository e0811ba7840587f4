import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { courierLocation, deliveryMan } from "../orders/orders.types.ts";
import { id, timestamp } from "../values.ts";

/** The courier who comes to a store for an order; everything is null without one, and after it. */
export const storeCourier = z.object({
  order_id: id,
  courier: deliveryMan.nullable(),
  /** Where the courier was last; null while unknown. */
  position: courierLocation.nullable(),
  /** By the stops that the courier has before; null while unknown, and once the courier is here. */
  arrives_at: timestamp.nullable(),
  /** Whether the courier has reported to be at the store, and since when. */
  is_here: z.boolean(),
  here_since: timestamp.nullable(),
  /** The last signs of the code that the courier says. */
  code_end: z.string().nullable(),
});
export type StoreCourier = z.infer<typeof storeCourier>;

export const readStoreCourier = endpoint("GET /store/orders/{id}/courier", {
  about: "Who comes for an order, from where and when, until the courier has it.",
  allow: { staff: "store", permission: "orders", owns: "order" },
  input: z.object({ id }),
  reply: storeCourier,
  errors: ["order_not_found"],
});
