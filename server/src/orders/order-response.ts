import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor, nothing, sumOf, toPercent } from "@errand/core/money";
import type { ActorKind } from "@errand/core/orders/order-actor";
import { actionsFor, cancelUntil } from "@errand/core/orders/order-states";
import { type Order, orderStatus } from "@errand/core/orders/orders.types";
import { expectedTotal } from "@errand/core/pricing/changed-order";
import { amountOf } from "@errand/core/pricing/receipt";
import { sql } from "drizzle-orm";
import { type Database, sendTogether } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { messageIn } from "../messages/messages.ts";
import { localizeReason } from "../order-rows/listed-reasons.ts";
import { getOrderType, type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orderLines, type orders } from "../order-rows/orders.tables.ts";
import { type OrderPayment, readOrderPayments } from "../payments/order-payments.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { documentsOf, readFilesOf } from "../private-files/private-files.data.ts";
import type { FilePurpose, privateFiles } from "../private-files/private-files.tables.ts";
import { readCashbacks } from "../rewards/cashback.data.ts";
import { readAloneCharges } from "./alone-charges.data.ts";
import { toCancelRequest } from "./cancel-request-response.ts";
import {
  type OfflinePaymentRow,
  readOfflinePayments,
  toOfflinePayment,
} from "./offline-payments.data.ts";
import { pickupCode } from "./order-codes.ts";
import { receiverLink } from "./order-link.ts";
import { orderSubject } from "./order-subject.ts";
import {
  type ParcelCancellationRow,
  readParcelCancellations,
  toParcelCancellation,
} from "./parcel-cancellations.data.ts";
import { toPaymentFields } from "./payment-fields.ts";
import { toPrescriptionLines } from "./prescription-lines.ts";
import { toReceiptResponse } from "./receipt.data.ts";
import {
  cashbackTaken,
  type RequestedRefund,
  readRequestedRefunds,
  toRefundResponse,
} from "./refund-response.ts";
import { weightNotes } from "./weight-note.ts";

/** What customers have reviewed; implemented by the reviews. */
export interface Reviewed {
  /** The items of an order that its customer has rated. */
  itemsOf(db: Database, orderId: number): Promise<Set<number>>;
  /** Those of the orders whose store is rated. */
  storesOf(db: Database, orderIds: number[]): Promise<Set<number>>;
  /** Those of the orders whose courier is rated. */
  couriersOf(db: Database, orderIds: number[]): Promise<Set<number>>;
}

/**
 * The language and the moment of a response, the base URL of its pictures, and the estimate of an
 * arrival.
 */
export interface SerializeOptions {
  language: Language;
  clock: () => Date;
  /** The shop's public URL. */
  url: string;
  /** The secret of the shop, from which codes and links derive. */
  secret: string;
  /** The link to a private file, which ends. */
  fileUrl: (key: string) => string;
  reviewed: Reviewed;
  expectedAt: (row: OrderRow) => Date | null;
}

/** The pictures that belong to each order. */
async function readFiles(db: Database, orderIds: number[]) {
  return Map.groupBy(await readFilesOf(db, orderIds.map(orderSubject)), ({ subject }) => subject);
}

/** The names of the lines of each order. */
async function readNames(db: Database, orderIds: number[], language: Language) {
  const rows = await namesOf(db).execute({ orderIds, language });
  return Map.groupBy(rows, (row) => row.orderId);
}

const language = sql`${sql.placeholder("language")}::text`;

const namesOf = preparedQuery((db) =>
  db
    .select({
      orderId: orderLines.orderId,
      itemId: orderLines.itemId,
      // The first snapshots have the name beside the language, later ones the other way round.
      name: sql<string>`coalesce(${orderLines.snapshot} -> 'name' ->> ${language}, ${orderLines.snapshot} -> ${language} ->> 'name')`,
    })
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`)
    .prepare("names_in_orders"),
);

/** Orders in the contract's shape. */
export async function toOrderResponses(
  db: Database,
  rows: OrderRow[],
  options: SerializeOptions,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.order.id);
  const delivered = rows.filter(wasDelivered).map(orderIdOf);
  const offlineOf = rows.map(({ order }) => order);
  const [names, files, payments, cashbacks, refunds, offline, cancellations, alone, ...reviewed] =
    await sendTogether(
      readNames(db, ids, options.language),
      readFiles(db, ids),
      readOrderPayments(db, ids),
      readCashbacks(db, ids),
      readRequestedRefunds(db, rows.filter(hasRefunds).map(orderIdOf)),
      readOfflinePayments(db, offlineOf),
      readParcelCancellations(db, rows),
      readAloneCharges(db, rows),
      options.reviewed.storesOf(db, delivered),
      options.reviewed.couriersOf(db, delivered),
    );
  const [storeReviewed, courierReviewed] = reviewed;
  return rows.map((row) => {
    const { id } = row.order;
    const own = {
      lines: names.get(id) ?? [],
      files: files.get(orderSubject(id)) ?? [],
      payments: payments.get(id) ?? [],
      refunds: refunds.get(id) ?? [],
      offline: offline.get(id),
      cashback: cashbacks.get(id) ?? nothing,
      parcelCancellation: cancellations.get(id),
      aloneCharge: alone.get(id),
      isStoreReviewed: storeReviewed.has(id),
      isCourierReviewed: courierReviewed.has(id),
    };
    return toOrderResponse(row, own, options);
  });
}

/**
 * A new order in the contract's shape: nothing but its lines, with these items, belongs to it yet.
 */
export function toNewOrderResponse(
  row: OrderRow,
  items: { id: number; name: LocalizedText }[],
  options: SerializeOptions,
): Order {
  const lines = items.map(({ id, name }) => ({
    itemId: id,
    name: localize(name, options.language),
  }));
  return toOrderResponse(
    row,
    {
      lines,
      files: [],
      payments: [],
      refunds: [],
      offline: undefined,
      cashback: nothing,
      parcelCancellation: undefined,
      aloneCharge: undefined,
      isStoreReviewed: false,
      isCourierReviewed: false,
    },
    options,
  );
}

const orderIdOf = ({ order }: OrderRow): number => order.id;

/** With a request or without one; those of canceled orders are no decisions of the desk. */
function hasRefunds({ order }: OrderRow): boolean {
  const { paymentStatus, statusTimestamps } = order;
  const isReturned = paymentStatus === "partially_refunded" || paymentStatus === "refunded";
  return statusTimestamps.refund_requested !== undefined || isReturned;
}

function wasDelivered({ order }: OrderRow): boolean {
  return order.statusTimestamps.delivered !== undefined;
}

/** The rows of other tables that belong to one order. */
interface OwnRows {
  lines: { itemId: number; name: string }[];
  files: (typeof privateFiles.$inferSelect)[];
  payments: OrderPayment[];
  /** The latest first. */
  refunds: RequestedRefund[];
  /** Undefined before a transfer is reported. */
  offline: OfflinePaymentRow | undefined;
  cashback: Minor;
  /** Undefined for an order of a store, and before a parcel is canceled. */
  parcelCancellation: ParcelCancellationRow | undefined;
  /** Of an order in a run: what its delivery would cost without the run. */
  aloneCharge: Minor | undefined;
  isStoreReviewed: boolean;
  isCourierReviewed: boolean;
}

function toOrderResponse(
  row: OrderRow,
  { lines, files, payments, refunds, offline, cashback, ...own }: OwnRows,
  { language, clock, url, secret, fileUrl, expectedAt }: SerializeOptions,
): Order {
  const { order, cart, parcel, store, courier, cancellation } = row;
  const amount = (key: Parameters<typeof amountOf>[1]) => amountOf(order.receipt, key);
  const discountOf = (key: Parameters<typeof amountOf>[1]) => fromMinor(minor(-amount(key) || 0));
  const inLanguage = (text: LocalizedText) => localize(text, language);
  const linksTo = (shown: FilePurpose) =>
    files.filter(({ purpose }) => purpose === shown).map(({ key }) => fileUrl(key));
  const linkTo = (picture: string) =>
    files.some(({ key }) => key === picture) ? fileUrl(picture) : null;
  const refundResponses = refunds.map((refund) => toRefundResponse(refund, linkTo));
  const [latest] = refunds;
  const charge = amount("delivery_charge");
  const canceler = cancellation && canceledBy[cancellation.actorKind];
  const expected = cart?.pricing ? expectedTotal(cart.pricing) : null;
  const [facts, now] = [toOrderFacts(row), clock()];
  return {
    id: order.id,
    order_status: order.status,
    order_type: getOrderType(row),
    module_id: order.moduleId,
    module_type: row.moduleType,
    zone_id: order.zoneId,
    store_id: cart?.storeId ?? null,
    is_guest: order.customerId === null,
    scheduled: order.scheduled ? 1 : 0,
    schedule_at: order.scheduleAt.toISOString(),
    ...allStatusTimestamps(order.statusTimestamps),
    order_amount: fromMinor(order.amount),
    expected_amount: fromMinor(expected ?? order.amount),
    agreed_amount: cart?.agreedAmount == null ? null : fromMinor(cart.agreedAmount),
    receipt: toReceiptResponse(
      {
        lines: order.receipt,
        total: order.amount,
        ...paidAndRefunded(row),
        couponCode: order.couponCode,
        freeDeliveryBy: cart?.freeDeliveryBy ?? null,
        expected,
        explainWeight: weightNotes(row.shop, language),
        nameOf: (itemId) => lines.find((line) => line.itemId === itemId)?.name,
      },
      order,
      language,
    ),
    partially_paid_amount: fromMinor(
      order.paymentStatus === "partially_paid" ? order.paid : nothing,
    ),
    delivery_charge: fromMinor(sumOf([charge, amount("free_delivery")])),
    original_delivery_charge: fromMinor(own.aloneCharge ?? charge),
    free_delivery_by: cart?.freeDeliveryBy ?? null,
    store_discount_amount: discountOf("store_discount"),
    flash_discount_amount: discountOf("flash_sale_discount"),
    coupon_code: order.couponCode,
    coupon_discount_title: order.couponTitle && inLanguage(order.couponTitle),
    coupon_discount_amount: discountOf("coupon_discount"),
    ref_bonus_amount: discountOf("ref_bonus"),
    total_tax_amount: fromMinor(amount("tax")),
    tax_status: order.taxIncluded ? "included" : "excluded",
    tax_percentage: toPercent(order.taxRate),
    dm_tips: fromMinor(amount("dm_tips")),
    additional_charge: fromMinor(amount("additional_charge")),
    extra_packaging_amount: fromMinor(amount("extra_packaging")),
    bring_change_amount: fromMinor(order.bringChange),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    ...toPaymentFields(row, payments, offline),
    offline_payment: toOfflinePayment(offline, language),
    delivery_address: order.address,
    distance: order.distanceMeters / 1000,
    cashback_amount: fromMinor(minor(Math.max(cashback - cashbackTaken(refunds), 0))),
    order_note: order.note,
    unavailable_item_note: cart?.unavailableItemNote ?? null,
    delivery_instruction: order.deliveryInstruction,
    cutlery: cart?.cutlery ?? false,
    otp: order.otp,
    processing_time: cart?.processingMinutes ?? null,
    min_delivery_time: cart?.minDeliveryMinutes ?? null,
    max_delivery_time: cart?.maxDeliveryMinutes ?? null,
    expected_at: expectedAt(row)?.toISOString() ?? null,
    prescription_order: cart?.prescription ?? false,
    prescription_lines: toPrescriptionLines(cart),
    order_attachment_full_url: linksTo("prescription"),
    order_attachment_documents: documentsOf(files, fileUrl),
    order_proof_full_url: linksTo("delivery_proof"),
    details_count: lines.length,
    canceled_by: canceler,
    cancellation_reason: cancellation && cancellationReason(row, cancellation, language),
    cancellation_note: cancellation?.note ?? null,
    refund: refundResponses[0] ?? null,
    refunds: refundResponses,
    refund_customer_note: latest?.request.note ?? null,
    refund_cancellation_note: latest?.request.state === "rejected" ? latest.request.deskNote : null,
    store: store && {
      id: store.id,
      slug: store.slug,
      name: inLanguage(store.name),
      phone: store.phone,
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      logo_full_url: pictureUrl(url, store.logo),
      reviews_section: store.showsReviews,
      reviewed: own.isStoreReviewed,
    },
    delivery_man:
      courier && toDeliveryMan(courier, { language, url, reviewed: own.isCourierReviewed }),
    parcel_category: toParcelCategory(row, { language, url }),
    receiver_details: parcel?.receiver ?? null,
    parcel_service: parcel?.service ?? null,
    parcel_items: parcel?.items ?? [],
    parcel_declared_value: parcel?.declaredValue == null ? null : fromMinor(parcel.declaredValue),
    parcel_handoff: parcel?.handoff ?? null,
    parcel_image_full_url: linksTo("parcel"),
    receiver_choice: parcel?.receiverChoice ?? null,
    parcel_batch_id: parcel?.batchId ?? null,
    run_id: order.runId,
    charge_payer: parcel?.chargePayer ?? null,
    pickup_code: parcel && pickupCode(secret, order.id),
    receiver_link: receiverLink({ url, secret }, row),
    viewed_by: "owner",
    parcel_cancellation: toParcelCancellation(row, own.parcelCancellation, canceler),
    actions: actionsFor(facts, now).filter((action) => order.runId === null || !isPaying(action)),
    cancel_until: cancelUntil(facts, now)?.toISOString() ?? null,
    cancel_request: toCancelRequest(row),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

/** Orders of a run are paid together. */
function isPaying(action: Order["actions"][number]): boolean {
  return action === "pay" || action === "payment_method";
}

/** A courier in the contract's shape; `reviewed`: the customer has rated the courier. */
export function toDeliveryMan(
  courier: NonNullable<OrderRow["courier"]>,
  { language, url, reviewed }: Pick<SerializeOptions, "language" | "url"> & { reviewed: boolean },
): NonNullable<Order["delivery_man"]> {
  return {
    id: courier.id,
    f_name: courier.firstName,
    phone: courier.phone,
    image_full_url: pictureUrl(url, courier.image),
    vehicle_type: localize(courier.vehicle, language),
    avg_rating: Math.round(courier.avgRating * 100) / 100,
    rating_count: courier.ratingCount,
    reviewed,
  };
}

/**
 * A delivered order was paid in full before its refunds; of any other, what went back was never
 * bought.
 */
function paidAndRefunded(row: OrderRow): { paid: Minor; refunded: Minor } {
  const { amount, paid } = row.order;
  if (!wasDelivered(row)) return { paid, refunded: nothing };
  return { paid: amount, refunded: minor(amount - paid) };
}

function toParcelCategory(
  { order, parcel }: OrderRow,
  { language, url }: Pick<SerializeOptions, "language" | "url">,
): Order["parcel_category"] {
  const category = parcel?.category;
  if (!category) return null;
  return {
    id: category.id,
    name: localize(category.name, language),
    description: localize(category.description, language),
    image_full_url: pictureUrl(url, category.image),
    module_id: order.moduleId,
    parcel_per_km_shipping_charge: fromMinor(category.perKmCharge),
    parcel_minimum_shipping_charge: fromMinor(category.minimumCharge),
    tax: toPercent(category.taxRate),
  };
}

const canceledBy = {
  customer: "customer",
  guest: "customer",
  store: "store",
  courier: "deliveryman",
  desk: "admin",
  payment: "admin",
  clock: "admin",
} as const satisfies Record<ActorKind, Order["canceled_by"]>;

/**
 * What the one who canceled stated; a time limit states that the store did not start the order, or
 * that the customer did not agree to the price of a prescription.
 */
function cancellationReason(
  { order, cart }: OrderRow,
  { actorKind, reason, listedReasons }: NonNullable<OrderRow["cancellation"]>,
  language: Language,
): string | null {
  if (actorKind !== "clock") return reason && localizeReason(reason, listedReasons, language);
  const isUnanswered = cart?.pricedAt != null && order.statusTimestamps.confirmed === undefined;
  return messageIn(language, "responses", isUnanswered ? "not_agreed" : "not_accepted");
}

type StatusTimestamps = Pick<Order, (typeof orderStatus)["options"][number]>;

/** The time of every status; null for those the order has not entered. */
function allStatusTimestamps(
  timestamps: (typeof orders.$inferSelect)["statusTimestamps"],
): StatusTimestamps {
  const entries = orderStatus.options.map((status) => [status, timestamps[status] ?? null]);
  return Object.fromEntries(entries) as StatusTimestamps;
}
