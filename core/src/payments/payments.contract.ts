import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money } from "../values.ts";
import { paymentStates } from "./payment-states.ts";

/** 128 random bits in 22 base64url characters. */
export const paymentId = z.stringFormat("payment-id", /^[A-Za-z0-9_-]{21}[AQgw]$/);

export const paymentState = z.enum(paymentStates);

/** The key of a payment gateway, such as `sandbox`. */
export const gatewayKey = z.stringFormat("gateway", /^[a-z0-9_]{2,50}$/);

export const readPaymentStatus = endpoint("GET /payment/status", {
  inMaintenance: true,
  about: "The state of a payment, for the page to which the gateway sends the browser back.",
  allow: "anyone",
  input: z.object({ payment_id: paymentId }),
  reply: z.object({
    payment_id: paymentId,
    attribute: z.enum(["order", "trip", "group", "add_fund"]),
    attribute_id: id.nullable(),
    state: paymentState,
    amount: money,
  }),
  uncached: true,
  errors: ["payment_not_found"],
});

export const returnFromGateway = endpoint("GET /payment/{gateway}/return", {
  inMaintenance: true,
  about:
    "Where a gateway sends the browser: reads the payment from the gateway and redirects to the page that started it.",
  allow: "anyone",
  input: z.object({ gateway: gatewayKey }),
  reply: z.object({}),
  status: 302,
  errors: ["payment_not_found", "signature_invalid"],
});

export const callbackOfGateway = endpoint("POST /payment/{gateway}/callback", {
  inMaintenance: true,
  about: "Where a gateway reports payments, in its own signed form.",
  allow: "anyone",
  input: z.object({ gateway: gatewayKey }),
  reply: z.object({}),
  rawBody: true,
  errors: ["payment_not_found", "signature_invalid"],
});
