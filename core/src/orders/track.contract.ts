import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse, oneTimeCode, page, paging, phone, text } from "../values.ts";
import { order } from "./orders.types.ts";

/**
 * Following an order on a device that did not place it, and all orders of a device (contract 10.6).
 */

/** An order or a trip, and the phone of its contact. */
const claim = { order_id: id, contact_number: phone };

export const sendTrackCode = endpoint("POST /customer/order/track/code", {
  inMaintenance: true,
  about:
    "Sends a code to the phone of an order or a trip. The response is the same when number and phone do not belong together.",
  allow: "anyone",
  input: z.object(claim),
  reply: messageResponse.extend({
    /** The seconds after which another code can be requested. */
    resend_after: z.int(),
  }),
  keyRequired: true,
  errors: ["feature_off", "phone_invalid", "otp_wait"],
});

export const verifyTrackCode = endpoint("POST /customer/order/track/verify", {
  inMaintenance: true,
  about: "Exchanges the code for a proof that opens the order or the trip for 30 days.",
  allow: "anyone",
  input: z.object({ ...claim, otp: oneTimeCode }),
  reply: z.object({
    /** Sent as `order_token`, or as `trip_token` of a trip. */
    link_proof: z.string(),
  }),
  errors: ["otp_wrong", "phone_invalid", "throttled"],
});

export const maxListedProofs = 20;

export const listGuestOrders = endpoint("GET /customer/order/guest-list", {
  inMaintenance: true,
  about:
    "The orders of this guest, and those that the proofs open; those in progress first, then the newest first.",
  allow: "shopper",
  input: z.object({
    ...paging,
    /** `order_id:order_token`, separated by commas; wrong ones open nothing. */
    proofs: text(6000).optional(),
  }),
  reply: page("orders", order),
  errors: ["offset_too_large"],
});
