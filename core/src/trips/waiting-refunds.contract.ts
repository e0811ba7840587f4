import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { order } from "../orders/orders.types.ts";
import { deskRefund } from "../orders/payment.types.ts";
import { id } from "../values.ts";
import { trip } from "./trips.types.ts";

/** Refunds of orders and trips that wait for a second operator (contract 7.5). */

const waiting = {
  allow: { staff: "desk", permission: "refunds", owns: "refund" },
  input: z.object({ id }),
  keyRequired: true,
} as const;

/** Of an order or a trip; the other one is null. */
const changed = z.object({ message: z.string(), order: order.nullable(), trip: trip.nullable() });

export const confirmRefund = endpoint("POST /desk/refunds/{id}/confirm", {
  about:
    "Confirms what another operator has decided to return, and returns it. Refused for the operator who decided it, unless no other operator has the permission.",
  ...waiting,
  reply: changed.extend({ refund: deskRefund }),
  errors: ["refund_not_found", "refund_decided", "refund_same_person"],
});

export const withdrawRefund = endpoint("POST /desk/refunds/{id}/withdraw", {
  about:
    "Withdraws a refund that waits for a second operator: the request of a customer is to be decided again, any other refund is gone.",
  ...waiting,
  reply: changed.extend({
    /** Null without a request. */
    refund: deskRefund.nullable(),
  }),
  errors: ["refund_not_found", "refund_decided"],
});
