import * as z from "zod";
import { flag, id, money, note, percent, text, timestamp } from "../values.ts";
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

/** A category with the least that sending it costs in all: with the service fee and the tax. */
export const offeredParcelCategory = parcelCategory.extend({
  least_total: money,
  least_express_total: money,
});
export type OfferedParcelCategory = z.infer<typeof offeredParcelCategory>;

export const receiverDetails = deliveryAddress.extend({
  additional_address: z.string().nullable(),
  zone_id: id,
});
export type ReceiverDetails = z.infer<typeof receiverDetails>;

/** Express is carried alone and promised sooner, for its own price. */
export const parcelServices = ["standard", "express"] as const;
export type ParcelService = (typeof parcelServices)[number];

/** Whether the courier must meet the receiver, or may leave the parcel where the receiver says. */
export const parcelHandoffs = ["in_person", "as_receiver_wishes"] as const;
export type ParcelHandoff = (typeof parcelHandoffs)[number];

/** Where a parcel can be left when its receiver is not there. */
export const safePlaces = ["door", "neighbour", "caretaker"] as const;
export type SafePlace = (typeof safePlaces)[number];

const maxPlaceNote = 100;

/** How a receiver wants to get a parcel. */
export const receiverChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("present") }),
  z.object({
    kind: z.literal("safe_place"),
    place: z.enum(safePlaces),
    /** How the place is found, such as behind which pot. */
    note: note(maxPlaceNote).optional(),
  }),
  z.object({ kind: z.literal("later"), schedule_at: timestamp }),
]);
export type ReceiverChoice = z.output<typeof receiverChoice>;

/** Longer descriptions are cut (spec §9). */
const maxDescription = 50;

/** Something in a parcel, with the weight and the size of one piece. */
export const shippingItem = z.object({
  name: text(100),
  description: z
    .string()
    .max(10_000)
    .default("")
    .transform((value) => [...value.trim()].slice(0, maxDescription).join("")),
  quantity: z.int().min(1).max(999).default(1),
  /** Kilograms of one piece. */
  weight: z.number().min(0.01).max(1000).default(2),
  value: money.default(0),
  /** Centimetres. */
  length: z.number().min(1).max(500).default(30),
  width: z.number().min(1).max(500).default(20),
  height: z.number().min(1).max(500).default(5),
  sku: text(64).optional(),
});
export type ShippingItem = z.output<typeof shippingItem>;

/** The same in a response. */
export const parcelItem = shippingItem.extend({ description: z.string() });

export const maxShippingItems = 50;

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
