import { defaultSoldOutChoice, type SoldOutChoice } from "@errand/core/cart/sold-out";
import type { Language, LocalizedText } from "@errand/core/language";
import { type Minor, nothing } from "@errand/core/money";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import type { OrderStatus, ReceiptKey } from "@errand/core/orders/orders.types";
import type { parcelCancelTypes } from "@errand/core/orders/parcel.types";
import type { PaymentStatus } from "@errand/core/payments/paid-amount";
import type { ReceiptWeight } from "@errand/core/pricing/receipt";
import type { LineWeight } from "@errand/core/pricing/weight";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, itemVariations } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { daySlot, identity, money, rate, rowId, transactionId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { runs } from "./runs.tables.ts";

/** One line of the receipt an order was placed with; amounts are signed minor units. */
export interface StoredReceiptLine {
  key: ReceiptKey;
  amount: Minor;
  added: boolean;
  cartId?: number;
  /** The vehicle of a trip. */
  itemId?: number;
  /** The name of a line without an item. */
  name?: string;
  quantity?: number;
  weight?: ReceiptWeight;
  /** Of a coupon that the store gives. */
  borneByStore?: true;
  note?: string;
}

/** What the shop called charges when the order was placed. */
export interface ChargeLabels {
  additional_charge?: LocalizedText;
  /** Why the zone's delivery charge was raised, such as rain. */
  raised_delivery?: LocalizedText;
}

/** A snapshot of some version: only the reader knows all of them. */
export type StoredSnapshot = { version: number } & Record<string, unknown>;

const timestamptz = () => timestamp({ withTimezone: true });

/** Each kind keeps what only it has in a table of its own: `cart_orders`, `parcel_orders`. */
export type OrderKind = "cart" | "parcel" | "trip";

/** The courier who has an order that another one takes over, and where that courier was then. */
export interface FormerCourier {
  id: number;
  name: string;
  phone: string;
  /** Null while unknown. */
  place: { latitude: number; longitude: number } | null;
}

/**
 * Every purchase: who, what it costs, where and when. Its id is what payments, coupons, transitions
 * and live updates refer to (decision 024).
 */
export const orders = pgTable(
  "orders",
  {
    id: identity({ startWith: 100000 }),
    kind: text().$type<OrderKind>().notNull(),
    customerId: rowId().references(() => customers.id),
    /**
     * The guest who placed it, also when an account was created with the order: the proof stays
     * valid.
     */
    guestId: uuid().references(() => guests.id),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id),
    zoneId: rowId()
      .notNull()
      .references(() => zones.id),
    courierId: rowId().references(() => couriers.id),
    /** Who had it last when another courier took it over; null for others. */
    takenOverFrom: jsonb().$type<FormerCourier>(),
    /** The errand run that it is brought with; null for others. */
    runId: rowId().references(() => runs.id),
    status: text().$type<OrderStatus | TripStatus>().notNull(),
    /** ISO 8601 times at which the order last entered each status: those of `order_transitions`. */
    statusTimestamps: jsonb().$type<Partial<Record<OrderStatus | TripStatus, string>>>().notNull(),
    /**
     * Placed for later; `scheduleAt` of others is when they were placed, or moved to as soon as
     * possible.
     */
    scheduled: boolean().notNull().default(false),
    scheduleAt: timestamptz().notNull(),
    /** When its customer last moved it to another time; null for one that was not moved. */
    rescheduledAt: timestamptz(),
    amount: money().notNull(),
    paid: money().notNull().default(nothing),
    receipt: jsonb().$type<StoredReceiptLine[]>().notNull(),
    /** ISO 4217. */
    currencyCode: text().notNull(),
    /**
     * What the shop called a charge when the order was placed; others have names of the storefront.
     */
    chargeLabels: jsonb().$type<ChargeLabels>().notNull(),
    taxIncluded: boolean().notNull(),
    taxRate: rate().notNull(),
    couponCode: text(),
    couponTitle: jsonb().$type<LocalizedText>(),
    bringChange: money().notNull().default(nothing),
    paymentMethod: text().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    address: jsonb().$type<DeliveryAddress>(),
    /** Whom the order is for; "" once the account of its customer is deleted. */
    contactName: text().notNull(),
    /** E.164. A guest proves access to the order with it. */
    contactNumber: text().notNull(),
    /** Where its messages are sent; null when unknown. */
    contactEmail: text(),
    /** The language in which it was placed, and of its messages. */
    language: text().$type<Language>().notNull(),
    distanceMeters: integer().notNull().default(0),
    note: text(),
    deliveryInstruction: text(),
    /** Four digits that the courier asks for at the door. */
    otp: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.customerId, t.id),
    index().on(t.guestId),
    // The desk finds orders by these among hundreds of thousands.
    index().on(t.contactNumber),
    index().on(t.contactEmail),
    // Contains what lists filter by, so that they count without reading the orders.
    index("orders_listed").on(t.zoneId, t.id, t.kind, t.moduleId, t.paymentMethod),
    index().on(t.status, t.id),
    index().on(t.createdAt),
    index("orders_of_courier").on(t.courierId, t.id).where(sql`${t.courierId} is not null`),
    index("orders_of_run").on(t.runId).where(sql`${t.runId} is not null`),
    // Both parts of `isInProgress`, also of a courier.
    index("orders_active")
      .on(t.courierId, t.status)
      .where(
        sql`${t.status} in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up')`,
      ),
    index("orders_returning")
      .on(t.courierId)
      .where(
        sql`${t.kind} = 'parcel' and ${t.status} = 'canceled' and ${t.statusTimestamps} -> 'picked_up' is not null`,
      ),
    check("orders_amounts", sql`${t.amount} >= 0 and ${t.paid} between 0 and ${t.amount}`),
  ],
);

/**
 * The lines of an order, partitioned by month (`history`); later changes of an item do not affect
 * them.
 */
/** A member of a group: the name is on the bag, and "" once the account is deleted. */
export interface LineMember {
  id: number;
  name: string;
}

export const orderLines = pgTable(
  "order_lines",
  {
    id: rowId().notNull().generatedAlwaysAsIdentity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    itemId: rowId()
      .notNull()
      .references(() => items.id),
    variationId: rowId().references(() => itemVariations.id, { onDelete: "set null" }),
    /** 0 when the store has none of it. */
    quantity: integer().notNull(),
    /** The quantity that was ordered, where the store changed it; 0 for a replacement. */
    orderedQuantity: integer(),
    /** The line that this one replaces. */
    replacesId: rowId(),
    /** Of one piece; of a line with a weight, of one kilogram. */
    unitPrice: money().notNull(),
    /** Of an item sold by weight; null for one sold by the piece. */
    weight: jsonb().$type<LineWeight>(),
    discount: money().notNull(),
    discountFrom: text().$type<"product_discount" | "store_discount" | "flash_sale">(),
    flashSaleId: rowId(),
    ifSoldOut: text().$type<SoldOutChoice>().notNull().default(defaultSoldOutChoice),
    /** What the customer wrote about it. */
    note: text(),
    /** Of an order of a group, who has chosen it. */
    member: jsonb().$type<LineMember>(),
    /** Of any version; read by `readSnapshot`. */
    snapshot: jsonb().$type<StoredSnapshot>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.id] }),
    check("order_lines_quantity", sql`${t.quantity} >= 0`),
  ],
);

/**
 * Changes of orders, stored for a day so that a stream can resume; the order is read when it is
 * sent.
 */
export const orderEvents = pgTable(
  "order_events",
  {
    id: rowId().notNull().generatedAlwaysAsIdentity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /**
     * The transaction that wrote it: streams of several orders resume by it, as it says what was
     * visible when.
     */
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    createdAt: timestamptz().notNull().defaultNow(),
    daySlot: daySlot(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.id, t.daySlot] }), index().on(t.transaction)],
);

export const cancellationReasons = pgTable("cancellation_reasons", {
  id: identity(),
  reason: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});

export const parcelCancellationReasons = pgTable("parcel_cancellation_reasons", {
  id: identity(),
  type: text().$type<(typeof parcelCancelTypes)[number]>().notNull(),
  reason: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});
