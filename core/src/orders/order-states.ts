import type { Order, OrderStatus } from "./orders.types.ts";

/** Who changes the status of an order: a person, a payment, or a time limit (`clock`). */
export type Actor = "customer" | "store" | "courier" | "desk" | "payment" | "clock";

/** The properties of an order that decide which transitions are possible. */
export interface OrderFacts {
  status: OrderStatus;
  type: Order["order_type"];
  isGuest: boolean;
  paymentMethod: string;
  paymentStatus: Order["payment_status"];
  prescription: boolean;
  /** The store delivers its orders itself. */
  selfDelivery: boolean;
  /** In this module a courier accepts an order before it is prepared. */
  courierAccepts: boolean;
  /** The shop takes refund requests, and none was made for this order. */
  refundable: boolean;
  /** A parcel that the courier has collected. */
  collected: boolean;
}

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly Actor[];
  when?: (order: OrderFacts) => boolean;
}

const isParcel = (order: OrderFacts) => order.type === "parcel";

/** Contract 4.5, row by row; every other transition is refused with 409 `order_status`. */
const transitions: readonly Transition[] = [
  { from: ["pending"], to: "confirmed", by: ["store", "payment", "desk"] },
  { from: ["pending"], to: "failed", by: ["payment", "clock"], when: awaitsPayment },
  { from: ["failed"], to: "pending", by: ["customer"] },
  { from: ["pending", "failed"], to: "canceled", by: ["customer"] },
  { from: ["confirmed"], to: "canceled", by: ["customer"], when: (order) => order.prescription },
  {
    from: ["pending", "confirmed", "accepted", "processing"],
    to: "canceled",
    by: ["store", "desk"],
  },
  { from: ["handover", "picked_up"], to: "canceled", by: ["desk"] },
  {
    from: ["confirmed"],
    to: "accepted",
    by: ["courier", "desk"],
    when: (order) => order.courierAccepts,
  },
  {
    from: ["confirmed", "accepted"],
    to: "processing",
    by: ["store"],
    when: (order) => !isParcel(order),
  },
  { from: ["confirmed", "accepted"], to: "handover", by: ["courier"], when: isParcel },
  { from: ["processing"], to: "handover", by: ["store"] },
  {
    from: ["handover"],
    to: "picked_up",
    by: ["courier"],
    when: (order) => order.type !== "take_away",
  },
  { from: ["picked_up"], to: "delivered", by: ["courier", "store"] },
  {
    from: ["handover"],
    to: "delivered",
    by: ["courier", "store"],
    when: (order) =>
      order.type === "take_away" || (order.type === "delivery" && order.selfDelivery),
  },
  {
    from: ["delivered"],
    to: "refund_requested",
    by: ["customer"],
    when: (order) => order.paymentStatus === "paid" && order.refundable && !order.isGuest,
  },
  { from: ["refund_requested"], to: "refunded", by: ["desk"] },
  { from: ["refund_requested"], to: "refund_request_canceled", by: ["desk"] },
  {
    from: ["canceled"],
    to: "returned",
    by: ["customer", "courier"],
    when: (order) => isParcel(order) && order.collected,
  },
];

function possibleTransitions(order: OrderFacts): Transition[] {
  return transitions.filter(
    (transition) => transition.from.includes(order.status) && (transition.when?.(order) ?? true),
  );
}

/** The statuses that the order can change to next, by any actor; empty when it is over. */
export function nextStatuses(order: OrderFacts): OrderStatus[] {
  return [...new Set(possibleTransitions(order).map((transition) => transition.to))];
}

export function canTransition(order: OrderFacts, to: OrderStatus, by: Actor): boolean {
  return possibleTransitions(order).some(
    (transition) => transition.to === to && transition.by.includes(by),
  );
}

/** Statuses of an order in progress, in their usual sequence. */
export const activeStatuses = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
] as const satisfies readonly OrderStatus[];

export function isActiveStatus(status: OrderStatus): boolean {
  return activeStatuses.some((active) => active === status);
}

/** The actions that the customer can take on the order now. */
export function actionsFor(order: OrderFacts): Order["actions"] {
  const owesMoney =
    order.status === "failed" || (order.status === "pending" && awaitsPayment(order));
  const offered: [Order["actions"][number], boolean][] = [
    ["cancel", canTransition(order, "canceled", "customer")],
    ["pay", owesMoney && order.paymentMethod === "digital_payment"],
    ["payment_method", owesMoney],
    ["offline_payment", order.status === "pending" && order.paymentMethod === "offline_payment"],
    ["refund_request", canTransition(order, "refund_requested", "customer")],
    ["parcel_return", canTransition(order, "returned", "customer")],
  ];
  return offered.filter(([, now]) => now).map(([action]) => action);
}

/** True for an order that is to be paid in advance and is not paid yet. */
function awaitsPayment(order: OrderFacts): boolean {
  return order.paymentMethod !== "cash_on_delivery" && order.paymentStatus !== "paid";
}
