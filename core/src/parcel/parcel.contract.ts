import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { orderProof } from "../orders/orders.contract.ts";
import { order } from "../orders/orders.types.ts";
import {
  maxShippingItems,
  offeredParcelCategory,
  parcelCancelTypes,
  parcelServices,
  shippingItem,
} from "../orders/parcel.types.ts";
import { id, latitude, longitude, money, page, paging, text, timestamp } from "../values.ts";

export const listParcelCategories = endpoint("GET /parcel-category", {
  about: "Parcel categories with their delivery charges, and the least that each costs in all.",
  allow: "anyone",
  needs: ["module"],
  ...anywhere,
  input: z.object({}),
  reply: z.array(offeredParcelCategory),
  errors: ["module_header_invalid"],
});

export const listParcelInstructions = endpoint("GET /customer/order/parcel-instructions", {
  about: "Predefined instructions for the courier.",
  allow: "anyone",
  ...anywhere,
  input: z.object(paging),
  reply: page("data", z.object({ id, instruction: z.string() })),
  errors: ["offset_too_large"],
});

export const listParcelCancellationReasons = endpoint("GET /get-parcel-cancellation-reasons", {
  about: "The reasons for canceling a parcel before or after the courier has collected it.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ ...paging, cancellation_type: z.enum(parcelCancelTypes) }),
  reply: page(
    "data",
    z.object({ id, reason: z.string(), cancellation_type: z.enum(parcelCancelTypes) }),
  ),
  errors: ["offset_too_large"],
});

export const returnParcel = endpoint("POST /customer/order/parcel-return", {
  about:
    "Confirms that a canceled parcel is back, with the four digits that the courier reads out at the door.",
  allow: "shopper",
  input: z.object({
    ...orderProof,
    return_otp: z.stringFormat("return-code", /^\d{4}$/),
  }),
  reply: z.object({ message: z.string(), order }),
  errors: ["order_not_found", "order_status_conflict", "return_code_wrong", "throttled"],
});

const shippingPoint = z.object({ address: text(255), latitude, longitude });

export const quoteShipping = endpoint("POST /shipping/rates", {
  about:
    "What sending something costs and how long it takes, standard and express; books nothing. Placing the same items with the same service charges the same total.",
  allow: "anyone",
  needs: ["zone", "module"],
  input: z.object({
    from: shippingPoint,
    to: shippingPoint,
    items: z.array(shippingItem).min(1).max(maxShippingItems),
    /** The first of the module by default. */
    parcel_category_id: id.optional(),
  }),
  reply: z.object({
    /** Kilometres by road. */
    distance: z.number(),
    weight: z.number(),
    billable_weight: z.number(),
    value: z.number(),
    valid_until: timestamp,
    rates: z.array(
      z.object({
        service: z.enum(parcelServices),
        title: z.string(),
        /** Of the delivery. */
        price: money,
        tax: money,
        additional_charge: money,
        /** What placing the same parcel charges. */
        total: money,
        min_minutes: z.int(),
        max_minutes: z.int(),
      }),
    ),
    /** What the same costs in each category of the module, all in all. */
    categories: z.array(
      z.object({ parcel_category_id: id, standard_total: money, express_total: money }),
    ),
  }),
  isRead: true,
  uncached: true,
  rateLimit: "maps",
  errors: [
    "module_header_invalid",
    "parcel_category_not_found",
    "sender_outside_zones",
    "receiver_outside_zones",
  ],
});
