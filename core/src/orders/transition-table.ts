import type { OrderParties } from "./order-actor.ts";
import { hasBegun, type PreparationFacts } from "./order-begun.ts";
import type { Order, OrderStatus } from "./orders.types.ts";
import type { Transition, TransitionTable } from "./transition-rules.ts";

/** The properties of an order that decide which transitions are possible. */
export interface OrderFacts extends OrderParties, PreparationFacts {
  /** How the customer pays, or the rest of a partial payment. */
  paymentMethod: string;
  paymentStatus: Order["payment_status"];
  /** The store has priced the prescription. */
  priced: boolean;
  /** It is or was pending; others are confirmed from the beginning. */
  wasPending: boolean;
  /** The store delivers its orders itself. */
  selfDelivery: boolean;
  /** In this module a courier accepts an order before it is prepared. */
  courierAccepts: boolean;
  /**
   * Until when a refund of the delivered order can be requested; null where the shop takes no
   * requests.
   */
  refundBefore: Date | null;
  /** A parcel that the courier has collected. */
  collected: boolean;
  /** When an order that is to be paid in advance fails unless it is paid. */
  paymentExpiresAt: Date | null;
  /** Until when a failed order can be paid after all. */
  retryBefore: Date | null;
  /** When an order is canceled that the store has not started to prepare. */
  acceptBefore: Date | null;
  /** Shop and store take orders for later. */
  schedulable: boolean;
  /** The customer has asked the store to cancel it. */
  cancelRequested: boolean;
  /** The wallet covers it, and it waits for what a gateway pays of the rest of its run. */
  waitsForRun: boolean;
}

type Condition = (order: OrderFacts, now: number) => boolean;

type OrderRefusal = "order_not_found" | "order_status_conflict";

const always: Condition = () => true;
const isParcel: Condition = ({ type }) => type === "parcel";
const isPaid: Condition = (order) => order.isPaid;
const isCash: Condition = ({ paymentMethod }) => paymentMethod === "cash_on_delivery";
const isPriced: Condition = (order) => order.prescription && order.priced;
/**
 * Cash orders with a price from the beginning; that of a prescription needs the customer's
 * agreement.
 */
const isPricedCash: Condition = (order) => isCash(order, 0) && !order.prescription;
/** No store accepts a parcel: once its customer pays in cash, it waits for a courier. */
const isCashParcel: Condition = (order) => isParcel(order, 0) && isCash(order, 0);
const isUnpaidDigital: Condition = (order) =>
  order.paymentMethod === "digital_payment" && !order.isPaid;
const waitsForRun: Condition = (order) => order.waitsForRun;
const isUnpaidTransfer: Condition = (order) =>
  order.paymentMethod === "offline_payment" && !order.isPaid;
/** Delivered by the store's own people, who take its cash. */
const isStoreDelivered: Condition = ({ type, selfDelivery }) => type === "delivery" && selfDelivery;
const isCollectedAtStore: Condition = ({ type }) => type === "take_away";

const both =
  (...conditions: Condition[]): Condition =>
  (order, now) =>
    conditions.every((isMet) => isMet(order, now));
const either =
  (...conditions: Condition[]): Condition =>
  (order, now) =>
    conditions.some((isMet) => isMet(order, now));
const isPast =
  (deadline: "paymentExpiresAt" | "acceptBefore"): Condition =>
  (order, now) => {
    const at = order[deadline];
    return at !== null && now >= at.getTime();
  };
const isRetriable: Condition = ({ retryBefore }, now) =>
  retryBefore !== null && now < retryBefore.getTime();
const hasMoney: Condition = ({ paymentStatus }) =>
  paymentStatus === "paid" || paymentStatus === "partially_refunded";
const isRefundable: Condition = (order, now) =>
  hasMoney(order, now) && order.refundBefore !== null && now < order.refundBefore.getTime();
const isUnbegun: Condition = (order, now) => !hasBegun(order, now);
const shopper = (condition: Condition) => ({ customer: condition, guest: condition });

/**
 * Who may change an order, and when: contract 4.5, parcels also contract 5.1. Everything else is
 * refused with 409 `order_status`.
 */
export const transitions: readonly Transition<OrderStatus, OrderFacts, OrderRefusal>[] = [
  {
    from: ["pending"],
    to: "confirmed",
    by: {
      ...shopper(either(isPriced, isCashParcel)),
      store: isPricedCash,
      payment: isPaid,
      clock: waitsForRun,
      desk: either(
        isPricedCash,
        both((order) => order.paymentMethod === "offline_payment", isPaid),
      ),
    },
  },
  {
    from: ["pending"],
    to: "failed",
    by: {
      payment: either(isUnpaidDigital, waitsForRun),
      clock: either(
        both(either(isUnpaidDigital, isUnpaidTransfer), isPast("paymentExpiresAt")),
        waitsForRun,
      ),
    },
  },
  // A late payment revives an order (contract 4.6).
  { from: ["failed"], to: "pending", by: { ...shopper(isRetriable), payment: isPaid } },
  // What has not begun is canceled by its customer, however it is paid (contract 10.4).
  {
    from: ["pending", "failed", "confirmed", "accepted"],
    to: "canceled",
    by: shopper(isUnbegun),
  },
  { from: ["handover", "picked_up"], to: "canceled", by: shopper(isParcel) },
  {
    from: ["pending", "confirmed", "accepted", "processing"],
    to: "canceled",
    by: { store: always, desk: always },
  },
  {
    from: ["handover"],
    to: "canceled",
    by: { store: (order) => order.cancelRequested, desk: always },
  },
  { from: ["picked_up"], to: "canceled", by: { desk: always } },
  { from: ["pending"], to: "canceled", by: { clock: both(isCash, isPast("acceptBefore")) } },
  { from: ["confirmed"], to: "canceled", by: { clock: isPast("acceptBefore") } },
  {
    from: ["confirmed"],
    to: "accepted",
    by: { courier: (order) => order.courierAccepts, desk: (order) => order.courierAccepts },
  },
  {
    from: ["confirmed", "accepted"],
    to: "processing",
    by: { store: (order) => order.type !== "parcel" },
  },
  { from: ["confirmed", "accepted"], to: "handover", by: { courier: isParcel } },
  { from: ["processing"], to: "handover", by: { store: always } },
  {
    from: ["handover"],
    to: "picked_up",
    by: { courier: (order) => order.type !== "take_away" },
  },
  // Its courier gives up, and another one fetches it (contract 8.2).
  { from: ["picked_up"], to: "handover", by: { desk: always } },
  {
    from: ["picked_up"],
    to: "delivered",
    by: { courier: isPaid, store: both(isStoreDelivered, isPaid), desk: isPaid },
  },
  {
    from: ["handover"],
    to: "delivered",
    by: {
      courier: both(isStoreDelivered, isPaid),
      store: both(either(isStoreDelivered, isCollectedAtStore), isPaid),
      desk: both(either(isStoreDelivered, isCollectedAtStore), isPaid),
    },
  },
  // One request at a time, and again while something is left (contract 7.5).
  {
    from: ["delivered", "refund_request_canceled"],
    to: "refund_requested",
    by: shopper(isRefundable),
  },
  { from: ["refund_requested"], to: "refund_request_canceled", by: { desk: always } },
  // The desk refunds without a request, too; after a part of it the order is delivered as before.
  {
    from: ["delivered", "refund_requested", "refund_request_canceled"],
    to: "refunded",
    by: { desk: hasMoney },
  },
  {
    from: ["refund_requested", "refund_request_canceled"],
    to: "delivered",
    by: { desk: hasMoney },
  },
  {
    from: ["canceled"],
    to: "returned",
    by: {
      ...shopper(both(isParcel, (order) => order.collected)),
      courier: both(isParcel, (order) => order.collected),
    },
  },
];

export const orderTable: TransitionTable<OrderStatus, OrderFacts, OrderRefusal> = {
  transitions,
  notFound: "order_not_found",
  notPossible: "order_status_conflict",
};
