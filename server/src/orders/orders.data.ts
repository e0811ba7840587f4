import { type Language, localize } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromMinor } from "@errand/core/money";
import { actionsFor, activeStatuses, type OrderFacts } from "@errand/core/orders/order-states";
import { type Order, orderStatus } from "@errand/core/orders/orders.types";
import { amountOf } from "@errand/core/pricing/receipt";
import { and, count, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { couriers } from "./couriers.tables.ts";
import { orderLines, orders } from "./orders.tables.ts";
import { toReceiptResponse } from "./receipt.data.ts";

/** How an order is told: in which language, with pictures at which address. */
export interface SerializeOptions {
  language: Language;
  /** The shop's public address. */
  url: string;
}

export interface OrderRow {
  order: typeof orders.$inferSelect;
  store: typeof stores.$inferSelect | null;
  courier: typeof couriers.$inferSelect | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

/** Orders with what is told about them. */
function selectOrders(db: Database, condition: SQL | undefined) {
  return db
    .select({
      order: orders,
      store: stores,
      courier: couriers,
      moduleType: modules.type,
      shop: shopTable.settings,
    })
    .from(orders)
    .innerJoin(modules, eq(modules.id, orders.moduleId))
    .innerJoin(shopTable, sql`true`)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId))
    .where(condition);
}

export async function findOrderRow(db: Database, orderId: number): Promise<OrderRow | null> {
  const [row] = await selectOrders(db, eq(orders.id, orderId));
  return row ?? null;
}

/** The orders somebody still works on, the oldest first. */
export async function readActiveOrders(db: Database, limit: number): Promise<OrderRow[]> {
  const condition = inArray(orders.status, [...activeStatuses]);
  return selectOrders(db, condition).orderBy(orders.id).limit(limit);
}

/** Couriers on duty who bring nothing now. */
export async function readFreeCouriers(db: Database) {
  const busy = db
    .select({ id: orders.courierId })
    .from(orders)
    .where(and(eq(orders.courierId, couriers.id), inArray(orders.status, [...activeStatuses])));
  return db
    .select()
    .from(couriers)
    .where(and(eq(couriers.active, true), notExists(busy)));
}

/** What the rules of order life need to know about an order. */
export function factsOf({ order, store, moduleType, shop }: OrderRow): OrderFacts {
  return {
    status: order.status,
    type: order.type,
    isGuest: order.customerId === null,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    prescription: false,
    selfDelivery: store?.selfDelivery ?? false,
    courierAccepts: shop.moduleConfig[moduleType].order_status.accepted,
    refundable: shop.refunds && order.statusTimestamps.refund_requested === undefined,
    collected: order.statusTimestamps.picked_up !== undefined,
  };
}

/** One order as it travels; null when there is none. */
export async function readOrder(
  db: Database,
  orderId: number,
  telling: SerializeOptions,
): Promise<Order | null> {
  const row = await findOrderRow(db, orderId);
  return row ? ((await toOrderResponses(db, [row], telling))[0] ?? null) : null;
}

/** One page of the orders that fit `condition`, newest first, and how many there are (up to 10 000). */
export async function readOrders(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  telling: SerializeOptions,
): Promise<{ total: number; orders: Order[] }> {
  const counted = db.select({ id: orders.id }).from(orders).where(condition).limit(10_000);
  const [rows, [total]] = await Promise.all([
    selectOrders(db, condition)
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset((offset - 1) * limit),
    db.select({ count: count() }).from(counted.as("counted")),
  ]);
  return { total: total?.count ?? 0, orders: await toOrderResponses(db, rows, telling) };
}

/** What the lines of each order are called, by item. */
async function readNames(db: Database, orderIds: number[], language: Language) {
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      itemId: orderLines.itemId,
      name: sql<string>`${orderLines.snapshot} -> ${language}::text ->> 'name'`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds));
  return Map.groupBy(rows, (row) => row.orderId);
}

export async function toOrderResponses(
  db: Database,
  rows: OrderRow[],
  telling: SerializeOptions,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const names = await readNames(
    db,
    rows.map((row) => row.order.id),
    telling.language,
  );
  return rows.map((row) => toOrderResponse(row, names.get(row.order.id) ?? [], telling));
}

function toOrderResponse(
  row: OrderRow,
  lines: { itemId: number; name: string }[],
  { language, url }: SerializeOptions,
): Order {
  const { order, store, courier, shop } = row;
  const amount = (key: Parameters<typeof amountOf>[1]) => amountOf(order.receipt, key);
  const off = (key: Parameters<typeof amountOf>[1]) => fromMinor(-amount(key) || 0);
  const words = (text: { en: string; fr: string }) => localize(text, language);
  const charge = amount("delivery_charge");
  return {
    id: order.id,
    order_status: order.status,
    order_type: order.type,
    module_id: order.moduleId,
    module_type: row.moduleType,
    zone_id: order.zoneId,
    store_id: order.storeId,
    is_guest: order.customerId === null,
    scheduled: order.scheduled ? 1 : 0,
    schedule_at: order.scheduleAt.toISOString(),
    ...allStatusTimestamps(order.statusTimestamps),
    order_amount: fromMinor(order.amount),
    receipt: toReceiptResponse(
      {
        lines: order.receipt,
        total: order.amount,
        paid: order.paid,
        nameOf: (itemId) => lines.find((line) => line.itemId === itemId)?.name,
      },
      shop,
      language,
    ),
    partially_paid_amount: fromMinor(order.paymentStatus === "partially_paid" ? order.paid : 0),
    delivery_charge: fromMinor(charge + amount("free_delivery")),
    original_delivery_charge: fromMinor(charge),
    free_delivery_by: order.freeDeliveryBy,
    store_discount_amount: off("store_discount"),
    flash_discount_amount: off("flash_sale_discount"),
    coupon_code: order.couponCode,
    coupon_discount_title: order.couponTitle && words(order.couponTitle),
    coupon_discount_amount: off("coupon_discount"),
    ref_bonus_amount: off("ref_bonus"),
    total_tax_amount: fromMinor(amount("tax")),
    tax_status: order.taxIncluded ? "included" : "excluded",
    tax_percentage: order.taxRate / 100,
    dm_tips: fromMinor(amount("dm_tips")),
    additional_charge: fromMinor(amount("additional_charge")),
    extra_packaging_amount: fromMinor(amount("extra_packaging")),
    bring_change_amount: fromMinor(order.bringChange),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    payment_state: null,
    payment_expires_at: null,
    transaction_reference: null,
    payments: [],
    offline_payment: null,
    delivery_address: order.address,
    distance: order.distanceMeters / 1000,
    order_note: order.note,
    unavailable_item_note: order.unavailableItemNote,
    delivery_instruction: order.deliveryInstruction,
    cutlery: order.cutlery,
    otp: order.otp,
    processing_time: order.processingMinutes,
    min_delivery_time: order.minDeliveryMinutes,
    max_delivery_time: order.maxDeliveryMinutes,
    prescription_order: false,
    order_attachment_full_url: [],
    order_proof_full_url: [],
    details_count: lines.length,
    canceled_by: order.canceledBy,
    cancellation_reason: order.cancellationReason,
    cancellation_note: order.cancellationNote,
    refund: null,
    refund_customer_note: null,
    refund_cancellation_note: null,
    store: store && {
      id: store.id,
      slug: store.slug,
      name: words(store.name),
      phone: store.phone,
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      logo_full_url: pictureUrl(url, store.logo),
    },
    delivery_man: courier && {
      id: courier.id,
      f_name: courier.firstName,
      phone: courier.phone,
      image_full_url: pictureUrl(url, courier.image),
      vehicle_type: words(courier.vehicle),
      avg_rating: courier.avgRating,
      rating_count: courier.ratingCount,
    },
    parcel_category: null,
    receiver_details: null,
    charge_payer: null,
    parcel_cancellation: null,
    actions: actionsFor(factsOf(row)),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

type StatusTimestamps = Pick<Order, (typeof orderStatus)["options"][number]>;

/** The time of every status, null for those that the order has not had. */
function allStatusTimestamps(
  timestamps: (typeof orders.$inferSelect)["statusTimestamps"],
): StatusTimestamps {
  const entries = orderStatus.options.map((status) => [status, timestamps[status] ?? null]);
  return Object.fromEntries(entries) as StatusTimestamps;
}
