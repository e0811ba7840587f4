import type { ModuleType } from "@errand/core/modules/modules.contract";
import { type Minor, minor, nothing } from "@errand/core/money";
import {
  agreementExpiry,
  paymentExpiry,
  preparationStart,
  refundExpiry,
  retryExpiry,
  transferExpiry,
} from "@errand/core/orders/order-deadlines";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { ReceiverChoice } from "@errand/core/orders/parcel.types";
import type { OrderFacts } from "@errand/core/orders/transition-table";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { WrittenPosition } from "../couriers/courier-positions.ts";
import type { couriers } from "../couriers/couriers.tables.ts";
import type { Payer } from "../payments/payments.data.ts";
import { findScheduledTime, getAcceptanceExpiry, waitsSince } from "./acceptance-times.ts";
import type { Cancellation } from "./cancellations.data.ts";
import type { cartOrders } from "./cart-orders.tables.ts";
import type { NonTrip } from "./order-kind.ts";
import type { FormerCourier } from "./orders.tables.ts";
import type { parcelOrders } from "./parcel-orders.tables.ts";

/** An order of items or a parcel, with the rows that belong to it. */
export interface OrderRow {
  order: NonTrip;
  /** Null for a parcel. */
  cart: typeof cartOrders.$inferSelect | null;
  /** Null for an order of items. */
  parcel: typeof parcelOrders.$inferSelect | null;
  store: typeof stores.$inferSelect | null;
  courier: typeof couriers.$inferSelect | null;
  /** Where the courier is; null while unknown. */
  position: WrittenPosition | null;
  /** The transition that canceled the order; null when it was not. */
  cancellation: Cancellation | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

type Stored<Part extends "cart" | "parcel" | "store"> = NonNullable<OrderRow[Part]>;

/**
 * What of an order decides when it is ready, where it is and when it arrives: lists of thousands
 * read no more of each.
 */
export interface TimedRow {
  order: Pick<
    NonTrip,
    | ("id" | "kind" | "status" | "statusTimestamps" | "paymentMethod")
    | ("scheduled" | "scheduleAt" | "rescheduledAt" | "createdAt")
    | ("courierId" | "takenOverFrom" | "runId" | "distanceMeters" | "address")
  >;
  cart: Pick<
    Stored<"cart">,
    | ("type" | "delayMinutes" | "processingMinutes" | "minDeliveryMinutes" | "maxDeliveryMinutes")
    | ("pickupAt" | "doorAt" | "acceptBy" | "prescription" | "pricedAt")
  > | null;
  parcel: Pick<Stored<"parcel">, "service" | "receiver" | "chargePayer"> | null;
  store: Pick<
    Stored<"store">,
    "latitude" | "longitude" | "selfDelivery" | "acceptMinutes" | "autoAccept"
  > | null;
  position: Place | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

export function getOrderType({ cart }: Pick<OrderRow, "cart">): Order["order_type"] {
  return cart?.type ?? "parcel";
}

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Where the courier of an order collects it: at its store, at the sender's, or from the courier who
 * has it. Null while unknown.
 */
export function pickupPlace({ store, parcel, order }: PlacedRow): Place | null {
  return findFormerCourier(order)?.place ?? (parcel ? order.address : store);
}

/** The courier from whom another one has still to fetch an order; null for others. */
export function findFormerCourier({
  status,
  takenOverFrom,
}: Pick<TimedRow["order"], "status" | "takenOverFrom">): FormerCourier | null {
  return status === "handover" ? takenOverFrom : null;
}

/** Where the courier of an order brings it. Null for an order that is collected. */
export function dropoffPlace({ parcel, order }: PlacedRow): Place | null {
  return parcel ? parcel.receiver : order.address;
}

type PlacedRow = Pick<TimedRow, "order" | "store" | "parcel">;

/**
 * Whether a courier brings the order: a parcel, or a delivery that the store does not bring itself.
 */
export function isForCouriers({
  cart,
  store,
  parcel,
}: Pick<TimedRow, "cart" | "store" | "parcel">) {
  return parcel !== null || (cart?.type === "delivery" && store?.selfDelivery === false);
}

/** Whether the courier is bringing a canceled parcel back to its sender (contract 5.1). */
export function isReturning({ order, parcel }: Pick<TimedRow, "order" | "parcel">): boolean {
  return (
    parcel !== null && order.status === "canceled" && order.statusTimestamps.picked_up !== undefined
  );
}

/**
 * Whether a parcel of a run is picked up at the address of the run and brought elsewhere: the run
 * pays at that address, there as the sender (contract 8.2).
 */
export function isTakenAlong({ order, parcel }: Pick<TimedRow, "order" | "parcel">): boolean {
  return order.runId !== null && parcel?.chargePayer === "sender";
}

/**
 * Whether a parcel of a run comes to the address of the run, so that its customer receives it and
 * pays there.
 */
export function isForItsCustomer({ order, parcel }: Pick<TimedRow, "order" | "parcel">): boolean {
  return order.runId !== null && parcel?.chargePayer === "receiver";
}

/** Whether a courier has taken the order and has not ended with it. */
export function isHeldBy(row: OrderRow, courierId: number): boolean {
  return (
    row.order.courierId === courierId && (isActiveStatus(row.order.status) || isReturning(row))
  );
}

/** Who pays for an order: its customer, who may have placed it as a guest. */
export function getPayer({
  customerId,
  guestId,
}: Pick<OrderRow["order"], "customerId" | "guestId">): Payer {
  return { customerId, guestId: customerId === null ? guestId : null };
}

/** The order as the rules of order states read it. */
export function toOrderFacts(row: OrderRow): OrderFacts {
  const { order, cart, store, moduleType, shop } = row;
  return {
    status: order.status,
    type: getOrderType(row),
    customerId: order.customerId,
    guestId: order.guestId,
    storeId: cart?.storeId ?? null,
    courierId: order.courierId,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    isPaid: order.paid >= order.amount,
    prescription: cart?.prescription ?? false,
    priced: cart?.pricedAt != null,
    wasPending: order.statusTimestamps.pending !== undefined,
    selfDelivery: store?.selfDelivery ?? false,
    courierAccepts: shop.moduleConfig[moduleType].order_status.accepted,
    refundBefore: refundBefore(row),
    collected: order.statusTimestamps.picked_up !== undefined,
    paymentExpiresAt: paymentExpiresAt(row),
    retryBefore: retryBefore(row),
    acceptBefore: acceptBefore(row),
    hasPreparationTime: cart?.processingMinutes != null,
    preparationStart: scheduledStartOf(row),
    schedulable: shop.scheduleOrder && (store?.scheduleOrder ?? true),
    cancelRequested: cart?.cancelRequest != null,
    waitsForRun: waitsForRun(row),
  };
}

/**
 * Whether nothing is due of an order that waits for what a gateway pays of the rest of its run: all
 * of a run goes on, or fails, together.
 */
export function waitsForRun({ order }: Pick<OrderRow, "order">): boolean {
  const { runId, status, paymentMethod, paid, amount } = order;
  const awaitsGateway = status === "pending" && paymentMethod === "digital_payment";
  return runId !== null && awaitsGateway && paid >= amount;
}

/** The earliest moment: an open payment, or a transfer that the desk looks for, has more time. */
function paymentExpiresAt({ order, shop }: OrderRow): Date | null {
  const { pending } = order.statusTimestamps;
  const isUnpaid = order.status === "pending" && order.paid < order.amount;
  if (!isUnpaid || !pending) return null;
  const since = new Date(pending);
  if (order.paymentMethod === "digital_payment") return paymentExpiry(since);
  return order.paymentMethod === "offline_payment"
    ? transferExpiry(since, shop.transferHours)
    : null;
}

/** When the preparation of a scheduled order of a store starts. */
function scheduledStartOf({ order, cart }: OrderRow): Date | null {
  const scheduled = cart && findScheduledTime({ order, cart });
  return scheduled && preparationStart(scheduled);
}

/** An order of a group fails for good: what its members have paid has gone back. */
function retryBefore({ order, cart }: OrderRow): Date | null {
  if (cart && cart.groupId !== null) return null;
  const { failed } = order.statusTimestamps;
  return order.status === "failed" && failed ? retryExpiry(new Date(failed)) : null;
}

function refundBefore({ order, shop }: OrderRow): Date | null {
  const { delivered } = order.statusTimestamps;
  return shop.refunds && delivered
    ? refundExpiry(new Date(delivered), shop.timeZone, shop.refundDays)
    : null;
}

function acceptBefore(row: OrderRow): Date | null {
  const { order, cart, store } = row;
  const since = waitsSince(order);
  if (!cart || !store || !since) return null;
  if (awaitsAgreement(row) && cart.pricedAt) return agreementExpiry(cart.pricedAt);
  return getAcceptanceExpiry({ order, cart, store }, since);
}

/**
 * Whether a new order waits before it is prepared: for its time, or for a courier who accepts it.
 */
export function startsLater({ order, cart, store, moduleType, shop }: TimedRow): boolean {
  const courierAccepts = shop.moduleConfig[moduleType].order_status.accepted;
  const isForCourier = cart?.type === "delivery" && !(store?.selfDelivery ?? false);
  return order.scheduled || (isForCourier && courierAccepts);
}

/** Whether the store gets an order only once it is paid. */
export function isToBePaidFirst({ order }: Pick<OrderRow, "order">): boolean {
  return order.paymentMethod !== "cash_on_delivery" && order.paid < order.amount;
}

/**
 * Whether an order is not to be prepared before the customer agrees to the price of a prescription.
 */
export function awaitsAgreement({ order, cart }: Pick<TimedRow, "order" | "cart">): boolean {
  return order.status === "pending" && cart?.prescription === true;
}

/**
 * Whether the courier of a parcel may leave it without meeting its receiver: not where the sender
 * wants it handed over, and not where cash is collected at the door.
 */
export function canBeLeft({ parcel }: Pick<OrderRow, "parcel">): boolean {
  return parcel?.handoff === "as_receiver_wishes" && parcel.chargePayer === "sender";
}

/** Where the receiver of a parcel wants it left; null for a handover in person. */
export function findSafePlace(
  row: Pick<OrderRow, "parcel">,
): Extract<ReceiverChoice, { kind: "safe_place" }> | null {
  const choice = row.parcel?.receiverChoice?.choice;
  return choice?.kind === "safe_place" && canBeLeft(row) ? choice : null;
}

/** The cash that the courier of an order collects. */
export function cashDue({ paymentMethod, amount, paid }: OrderRow["order"]): Minor {
  return paymentMethod === "cash_on_delivery" ? minor(amount - paid) : nothing;
}
