import * as z from "zod";
import { soldOutChoices } from "../cart/sold-out.ts";
import { foodVariation, item, variation } from "../catalog/catalog.types.ts";
import { moduleType } from "../modules/modules.contract.ts";
import { paymentStatuses } from "../payments/paid-amount.ts";
import { paymentState } from "../payments/payments.contract.ts";
import { type ReceiptKey, receiptKeys } from "../pricing/receipt-keys.ts";
import {
  flag,
  id,
  latitude,
  longitude,
  money,
  percent,
  slug,
  timestamp,
  uploadedDocument,
} from "../values.ts";
import { deliveryAddress } from "./delivery-address.ts";
import { actorKinds } from "./order-actor.ts";
import { orderStatuses } from "./order-statuses.ts";
import {
  parcelCancellation,
  parcelCategory,
  parcelHandoffs,
  parcelItem,
  parcelServices,
  receiverChoice,
  receiverDetails,
} from "./parcel.types.ts";
import { offlinePayment, refund } from "./payment.types.ts";

/** Orders in API responses (contract 4.1). */

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

const nullableUrl = z.string().nullable();
const text = z.string().nullable();
const nullableTimestamp = timestamp.nullable();

export const receiptLine = z.object({
  key: z.enum(receiptKeys),
  label: z.string(),
  amount: z.number(),
  added: z.boolean(),
  cart_id: id.nullable(),
  item_id: id.nullable(),
  quantity: z.int().nullable(),
  note: text,
  /** Of a coupon that the store gives, not the shop. */
  borne_by_store: z.boolean().optional(),
});

export const receipt = z.object({
  currency_code: z.string(),
  lines: z.array(receiptLine),
  total: money,
  /** The total if everything weighs what was ordered; missing where nothing is to be weighed. */
  expected: money.optional(),
  /** Before refunds, where the order was delivered. */
  paid: money,
  /** What of it went back after the delivery. */
  refunded: money,
  due: money,
});
export type ReceiptResponse = z.infer<typeof receipt>;
export type { ReceiptKey };

export const deliveryMan = z.object({
  id,
  f_name: z.string(),
  phone: z.string(),
  image_full_url: nullableUrl,
  vehicle_type: z.string(),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** Whether the customer has rated the courier for this order. */
  reviewed: z.boolean(),
});

const orderAction = z.enum([
  "agree",
  "cancel",
  "reschedule",
  "request_cancel",
  "pay",
  "payment_method",
  "offline_payment",
  "refund_request",
  "parcel_return",
]);

/**
 * The request of a customer to cancel an order that has begun; null also once it is delivered
 * without an answer.
 */
const cancelRequest = z.object({
  state: z.enum(["pending", "accepted", "refused"]),
  reason: z.string(),
  /** Who is to answer, or has answered. */
  asked: z.enum(["store", "desk"]),
  /** Why it was refused. */
  note: text,
  requested_at: timestamp,
  refused_at: nullableTimestamp,
});

export const order = z.object({
  id,
  order_status: orderStatus,
  order_type: z.enum(["delivery", "take_away", "parcel"]),
  module_id: id,
  module_type: moduleType,
  zone_id: id,
  store_id: id.nullable(),
  is_guest: z.boolean(),
  scheduled: flag,
  schedule_at: timestamp,
  pending: nullableTimestamp,
  accepted: nullableTimestamp,
  confirmed: nullableTimestamp,
  processing: nullableTimestamp,
  handover: nullableTimestamp,
  picked_up: nullableTimestamp,
  delivered: nullableTimestamp,
  canceled: nullableTimestamp,
  failed: nullableTimestamp,
  refund_requested: nullableTimestamp,
  refund_request_canceled: nullableTimestamp,
  refunded: nullableTimestamp,
  returned: nullableTimestamp,
  order_amount: money,
  /**
   * The total if what is sold by weight weighs what was ordered. Until it is weighed, the amount of
   * the order is the most that can be charged.
   */
  expected_amount: money,
  /** The total before the store changed lines; null when it changed none. */
  agreed_amount: money.nullable(),
  receipt,
  partially_paid_amount: money,
  delivery_charge: money,
  original_delivery_charge: money,
  free_delivery_by: z.enum(["vendor", "admin", "coupon"]).nullable(),
  store_discount_amount: money,
  flash_discount_amount: money,
  coupon_code: text,
  coupon_discount_title: text,
  coupon_discount_amount: money,
  ref_bonus_amount: money,
  total_tax_amount: money,
  tax_status: z.enum(["included", "excluded"]),
  tax_percentage: percent,
  dm_tips: money,
  additional_charge: money,
  extra_packaging_amount: money,
  bring_change_amount: money,
  payment_method: z.string(),
  payment_status: z.enum(paymentStatuses),
  payment_state: paymentState.nullable(),
  payment_expires_at: nullableTimestamp,
  transaction_reference: text,
  payments: z.array(
    z.object({
      id,
      payment_method: z.string(),
      amount: money,
      payment_status: z.enum(["paid", "unpaid"]),
      transaction_ref: text,
    }),
  ),
  offline_payment: offlinePayment.nullable(),
  delivery_address: deliveryAddress.nullable(),
  distance: z.number(),
  /** What the customer earns in the wallet with the delivery, or has earned; 0 without cashback. */
  cashback_amount: money,
  order_note: text,
  unavailable_item_note: text,
  delivery_instruction: text,
  cutlery: z.boolean(),
  otp: text,
  processing_time: z.int().nullable(),
  min_delivery_time: z.int().nullable(),
  max_delivery_time: z.int().nullable(),
  /** The estimated arrival, or when the order can be collected; null when it is ready or over. */
  expected_at: nullableTimestamp,
  prescription_order: z.boolean(),
  /** What the store offers for a prescription; empty until it has priced it. */
  prescription_lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), price: money, total: money }),
  ),
  order_attachment_full_url: z.array(z.string()),
  /** Which of them lead to PDF documents. */
  order_attachment_documents: z.array(uploadedDocument),
  order_proof_full_url: z.array(z.string()),
  details_count: z.int(),
  canceled_by: z.enum(["customer", "store", "deliveryman", "admin"]).nullable(),
  cancellation_reason: text,
  cancellation_note: text,
  /** The latest one. */
  refund: refund.nullable(),
  /** The latest first. */
  refunds: z.array(refund),
  refund_customer_note: text,
  refund_cancellation_note: text,
  store: z
    .object({
      id,
      slug,
      name: z.string(),
      phone: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      logo_full_url: nullableUrl,
      /** Whether the store and its items can be rated. */
      reviews_section: z.boolean(),
      /** Whether the customer has rated the store for this order. */
      reviewed: z.boolean(),
    })
    .nullable(),
  delivery_man: deliveryMan.nullable(),
  parcel_category: parcelCategory.nullable(),
  receiver_details: receiverDetails.nullable(),
  parcel_service: z.enum(parcelServices).nullable(),
  /** What the sender says is in the parcel; empty for other orders. */
  parcel_items: z.array(parcelItem),
  /** The value that the sender of a parcel declares; null without one, and for other orders. */
  parcel_declared_value: money.nullable(),
  parcel_handoff: z.enum(parcelHandoffs).nullable(),
  /** What the sender shows the courier of a parcel. */
  parcel_image_full_url: z.array(z.string()),
  /** How the receiver of a parcel wants to get it, and since when; null before a choice. */
  receiver_choice: z.object({ choice: receiverChoice, at: timestamp }).nullable(),
  /** Parcels that were placed together have it in common, for their labels. */
  parcel_batch_id: id.nullable(),
  /** The errand run that it is brought with; null for others, and for stores. */
  run_id: id.nullable(),
  charge_payer: z.enum(["sender", "receiver"]).nullable(),
  /** What the sender of a parcel tells the courier who collects it. */
  pickup_code: text,
  /** The link with which the receiver of a parcel follows it, without an account. */
  receiver_link: text,
  /** By that link, an order is seen without what concerns its sender alone. */
  viewed_by: z.enum(["owner", "receiver"]),
  parcel_cancellation: parcelCancellation.nullable(),
  actions: z.array(orderAction),
  /**
   * Until when its customer can cancel a scheduled order; null once it has begun, and for others.
   */
  cancel_until: nullableTimestamp,
  cancel_request: cancelRequest.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Order = z.infer<typeof order>;

export const orderDetail = z.object({
  id,
  order_id: id,
  item_id: id,
  model: z.enum(["Item", "ItemCampaign"]),
  price: money,
  /** 0 when the store has none of it. */
  quantity: z.int(),
  /** Of an item sold by weight, in grams; its price is that of a kilogram. */
  weight: z
    .object({
      ordered: z.int(),
      maximum: z.int(),
      /** What is charged; null before the store has weighed it. */
      final: z.int().nullable(),
      price_per_kg: money,
      explanation: z.string(),
    })
    .nullable(),
  /** The quantity that was ordered; 0 for a replacement. */
  ordered_quantity: z.int(),
  /** The line that this one replaces. */
  replaces_id: id.nullable(),
  variation: z.array(z.union([foodVariation, variation])),
  add_ons: z.array(z.object({ id, name: z.string(), price: money, quantity: z.int() })),
  /** What the customer wants if the store does not have it. */
  if_sold_out: z.enum(soldOutChoices),
  /** What the customer wrote about this line. */
  note: z.string().nullable(),
  /** Of a group order: who has chosen it, each name once. */
  member: z.string().optional(),
  total_add_on_price: money,
  discount_on_item: money,
  discount_type: z.enum(["product_discount", "store_discount", "flash_sale"]).nullable(),
  item_details: item,
  image_full_url: nullableUrl,
  images_full_url: z.array(z.string()),
  reviewed: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** One change of an order's status (contract 6.2); `from` is null where it was placed. */
export const orderTransition = z.object({
  from: orderStatus.nullable(),
  to: orderStatus,
  actor: z.object({ kind: z.enum(actorKinds), name: text }),
  reason: text,
  at: timestamp,
});
export type OrderTransition = z.infer<typeof orderTransition>;

/** The location of the courier at a time. */
export const courierLocation = z.object({ latitude, longitude, time: timestamp });
export type CourierLocation = z.infer<typeof courierLocation>;

/** A location while the order is tracked, with the arrival estimated from it. */
export const courierUpdate = courierLocation.extend({ expected_at: nullableTimestamp });
export type CourierUpdate = z.infer<typeof courierUpdate>;
