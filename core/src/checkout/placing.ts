import * as z from "zod";
import { cartBody } from "../cart/cart.contract.ts";
import {
  maxShippingItems,
  parcelHandoffs,
  parcelServices,
  shippingItem,
} from "../orders/parcel.types.ts";
import {
  email,
  flag,
  id,
  latitude,
  longitude,
  money,
  note,
  phone,
  requestedTime,
  text,
} from "../values.ts";
import { checkoutMethods } from "./partial-payment.ts";

/** What quoting and placing an order read (contract 4.3, 5.1). */

/** The point and the address of an order: where it is delivered, or where a parcel is collected. */
export const place = {
  address: text(255).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  address_type: text(50).optional(),
  road: text(100).optional(),
  house: text(50).optional(),
  floor: text(50).optional(),
};

/** Whom an order is for. */
export const contact = {
  contact_person_name: text(100).optional(),
  contact_person_number: phone.optional(),
  contact_person_email: email.optional(),
};

/** How an order is paid, whom it is for, and what its courier and its store are to know. */
export const ordering = {
  payment_method: z.enum(checkoutMethods),
  partial_payment: flag.default(0),
  ...contact,
  dm_tips: money.max(1000).default(0),
  order_note: note(500).optional(),
  delivery_instruction: note(255).optional(),
  bring_change_amount: money.default(0),
};

const common = { ...ordering, schedule_at: requestedTime.optional(), ...place };

/** What a store adds to an order. */
export const storeExtras = {
  coupon_code: text(50).optional(),
  unavailable_item_note: note(255).optional(),
  cutlery: flag.default(0),
  extra_packaging: flag.default(0),
};

/** An order of a store, of its cart or of one line. */
export const cartPlacing = {
  order_type: z.enum(["delivery", "take_away", "schedule_order"]),
  ...common,
  store_id: id,
  ...storeExtras,
  is_buy_now: flag.default(0),
  cart: z.array(cartBody).length(1).optional(),
};

/** Who receives a parcel, and where. A quote needs only the point. */
const receiver = z.object({
  ...place,
  ...contact,
  latitude,
  longitude,
  additional_address: text(255).optional(),
});

const parcelPlacing = {
  order_type: z.literal("parcel"),
  ...common,
  parcel_category_id: id,
  charge_payer: z.enum(["sender", "receiver"]).default("sender"),
  service: z.enum(parcelServices).default("standard"),
  /**
   * What is in it, which decides what its weight costs; without them, no more than the included
   * weight.
   */
  items: z.array(shippingItem).max(maxShippingItems).default([]),
  /** What is replaced at most if the parcel is lost; it does not change the price. */
  declared_value: money.optional(),
  handoff: z.enum(parcelHandoffs).default("as_receiver_wishes"),
};

export const parcelQuoting = { ...parcelPlacing, receiver_details: receiver };

/** The address, the name and the number are required once the parcel is placed. */
export const receiverOfParcel = receiver.extend({
  address: text(255),
  contact_person_name: text(100),
  contact_person_number: phone,
});

export const parcelOrdering = { ...parcelPlacing, receiver_details: receiverOfParcel };
