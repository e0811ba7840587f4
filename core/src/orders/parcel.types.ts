import * as z from "zod";
import { flag, id, money, percent, timestamp } from "../values.ts";
import { deliveryAddress } from "./delivery-address.ts";

/** The parcel fields of an order (contract 5.1). */

export const parcelCategory = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_full_url: z.string().nullable(),
  module_id: id,
  parcel_per_km_shipping_charge: money,
  parcel_minimum_shipping_charge: money,
  tax: percent,
});

export type ParcelCategory = z.infer<typeof parcelCategory>;

export const receiverDetails = deliveryAddress.extend({
  additional_address: z.string().nullable(),
  zone_id: id,
});
export type ReceiverDetails = z.infer<typeof receiverDetails>;

/** Whether a parcel is canceled before or after the courier has collected it. */
export const parcelCancelTypes = ["before_pickup", "after_pickup"] as const;

export const parcelCancellation = z.object({
  reason: z.array(z.string()),
  cancel_by: z.string(),
  note: z.string().nullable(),
  before_pickup: flag,
  return_fee: money,
  return_fee_payment_status: z.enum(["unpaid", "paid"]),
  return_date: timestamp.nullable(),
  created_at: timestamp,
});
export type ParcelCancellation = z.infer<typeof parcelCancellation>;
