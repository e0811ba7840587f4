import * as z from "zod";
import { parcelQuoting, receiverOfParcel } from "../checkout/placing.ts";
import { endpoint } from "../endpoint.ts";
import { order } from "../orders/orders.types.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import { id, latitude, longitude, money, timestamp } from "../values.ts";

/**
 * Parcels to several receivers, which are collected together (ours; the contract has single
 * parcels).
 */

/** How many receivers a file may name. */
export const maxBatchSize = 50;

/** Bytes of a file of receivers. */
const maxFileBytes = 200 * 1024;

const category = { parcel_category_id: id };

/** What a file says of each receiver. */
export const batchFields = [
  "name",
  "phone",
  "address",
  "additional_address",
  "size",
  "email",
] as const;
export type BatchField = (typeof batchFields)[number];

/** From which column of a file each field comes, from 0; null for none of them. */
const batchColumns = z.record(z.enum(batchFields), z.int().min(0).max(99).nullable());

const cell = z.string().max(255).default("");

/** A receiver as a sender types it. */
const batchRow = z.object({
  name: cell,
  phone: cell,
  address: cell,
  additional_address: cell,
  email: cell,
  /** The one of the batch unless the row has its own. */
  parcel_category_id: id.optional(),
  /** Where the pin of the address was put; it is looked for without them. */
  latitude: latitude.optional(),
  longitude: longitude.optional(),
});
export type BatchRow = z.output<typeof batchRow>;

/** A receiver with the size of the parcel; the one of the batch without it. */
const batchReceiver = receiverOfParcel.extend({ parcel_category_id: id.optional() });

export const previewedRow = batchRow.extend({
  /** The line of the file, or of the sent rows, from 1. */
  line: z.int(),
  parcel_category_id: id,
  /** Null for a row that cannot be placed yet. */
  receiver: batchReceiver.nullable(),
  /** Whole price; also of a row to correct where its place is known. Null otherwise. */
  price: money.nullable(),
  tax: money.nullable(),
  additional_charge: money.nullable(),
  errors: z.array(z.object({ field: z.enum(batchFields), message: z.string() })),
  /** An address that may be meant by one that was not found. */
  suggestion: z.string().nullable(),
});
export type PreviewedRow = z.infer<typeof previewedRow>;

export const previewParcelBatch = endpoint("POST /customer/parcel-batch/preview", {
  about:
    "What the receivers of a file (CSV, TSV, .xlsx or .ods) or of typed rows cost and in which order they are best visited; says of each row what is to be corrected. Without `columns`, the titles of the file decide, in English or French: name, phone, address, and if wanted additional_address, size and email. Books nothing.",
  allow: "customer",
  needs: ["zone", "module"],
  form: true,
  input: z.object({
    ...category,
    latitude,
    longitude,
    file: z.file().max(maxFileBytes).optional(),
    columns: batchColumns.optional(),
    rows: z.array(batchRow).min(1).max(maxBatchSize).optional(),
  }),
  reply: z.object({
    /** The titles of the columns of the file; empty for sent rows. */
    titles: z.array(z.string()),
    columns: batchColumns,
    rows: z.array(previewedRow),
    /** Indexes of the accepted rows in the order in which they are best visited. */
    stops: z.array(z.int()),
    /** Minutes of riding and handing over. */
    minutes: z.int(),
    /** Of the accepted rows. */
    total: money,
  }),
  isRead: true,
  rateLimit: "maps",
  errors: [
    "module_header_invalid",
    "parcel_category_not_found",
    "sender_outside_zones",
    "batch_file_unreadable",
    "batch_table_unreadable",
    "batch_too_large",
  ],
});

const {
  partial_payment: _p,
  receiver_details: _r,
  order_type: _t,
  service: _s,
  items: _i,
  declared_value: _v,
  ...sending
} = parcelQuoting;

export const placeParcelBatch = endpoint("POST /customer/parcel-batch/place", {
  about:
    "Places a parcel to each of several receivers in one transaction: all or none. The sender pays, in cash, from the wallet, or all of them at once through a gateway.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({
    ...sending,
    payment_method: z.enum(["cash_on_delivery", "wallet", "digital_payment"]),
    charge_payer: z.enum(["sender"]).default("sender"),
    receivers: z.array(batchReceiver).min(1).max(maxBatchSize),
    /** The total that the sender saw; it is only compared. */
    order_amount: money,
  }),
  reply: z.object({ message: z.string(), batch_id: id, orders: z.array(order) }),
  status: 201,
  keyRequired: true,
  errors: [
    "module_header_invalid",
    "parcel_category_not_found",
    "price_changed",
    "feature_off",
    "address_missing",
    "schedule_time_invalid",
    "sender_outside_zones",
    "receiver_outside_zones",
    "receiver_number_invalid",
    "receiver_number_one_missing",
    "receiver_number_too_short",
    "receiver_number_too_long",
    "receiver_not_mobile",
    "wallet_balance_low",
    "cod_maximum_exceeded",
    "contact_name_missing",
    "contact_number_missing",
    "contact_phone_invalid",
    "too_many_unpaid_orders",
    "too_many_unpaid_online",
  ],
});

export const payParcelBatch = endpoint("POST /customer/parcel-batch/{id}/pay", {
  about:
    "Starts one payment through a gateway for all parcels of a batch that are to be paid, and returns the page on which to pay. Ends their open payments.",
  allow: "customer",
  input: z.object({
    id,
    payment_method: gatewayKey,
    callback: z.string().max(2000),
    payment_platform: z.enum(["web"]),
  }),
  reply: z.object({ redirect_link: z.string(), payment_id: paymentId, expires_at: timestamp }),
  keyRequired: true,
  errors: [
    "parcel_batch_not_found",
    "order_status_conflict",
    "payment_method_unavailable",
    "callback_not_allowed",
    "gateway_away",
    "throttled",
  ],
});

export const readParcelBatch = endpoint("GET /customer/parcel-batch/{id}", {
  about: "The parcels of a batch, for their labels, in the order in which they are best visited.",
  allow: "customer",
  input: z.object({ id }),
  reply: z.object({ id, created_at: timestamp, orders: z.array(order) }),
  errors: ["parcel_batch_not_found"],
});
