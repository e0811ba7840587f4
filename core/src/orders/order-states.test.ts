import { expect, test } from "vitest";
import type { Actor } from "./order-actor.ts";
import { hasBegun } from "./order-begun.ts";
import {
  actionsFor,
  initialStatus,
  isActiveStatus,
  isReviewable,
  nextStatuses,
  transitionError,
} from "./order-states.ts";
import { type OrderStatus, orderStatus } from "./orders.types.ts";
import type { OrderFacts } from "./transition-table.ts";

const statuses = orderStatus.options;
const now = new Date("2026-03-20T12:00:00Z");
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + 1);

const parties = { customerId: 1, guestId: null, storeId: 2, courierId: 3 };
const guestParties = { ...parties, customerId: null, guestId: "guest" };

function order(facts: Partial<OrderFacts> = {}): OrderFacts {
  return {
    ...parties,
    status: "pending",
    type: "delivery",
    paymentMethod: "cash_on_delivery",
    paymentStatus: "unpaid",
    isPaid: false,
    prescription: false,
    priced: false,
    wasPending: true,
    selfDelivery: false,
    courierAccepts: false,
    refundBefore: null,
    collected: false,
    paymentExpiresAt: null,
    acceptBefore: null,
    retryBefore: null,
    hasPreparationTime: false,
    preparationStart: null,
    schedulable: false,
    cancelRequested: false,
    waitsForRun: false,
    ...facts,
  };
}

const own: Record<Actor["kind"], Actor> = {
  customer: { kind: "customer", customerId: 1 },
  guest: { kind: "guest", guestId: "guest" },
  store: { kind: "store", storeId: 2, staffId: 20 },
  courier: { kind: "courier", courierId: 3 },
  desk: { kind: "desk", staffId: 30 },
  payment: { kind: "payment", paymentId: 40 },
  clock: { kind: "clock" },
};

const actors = Object.values(own);

const foreign: Actor[] = [
  { kind: "customer", customerId: 9 },
  { kind: "guest", guestId: "other" },
  { kind: "store", storeId: 9, staffId: 20 },
  { kind: "courier", courierId: 9 },
];

/** What the conditions of contract 4.5 say about an order. */
const conditions: Record<string, (order: OrderFacts) => boolean> = {
  "": () => true,
  "cash, no prescription": (o) => o.paymentMethod === "cash_on_delivery" && !o.prescription,
  "priced prescription": (o) => o.prescription && o.priced,
  "parcel in cash": (o) => o.type === "parcel" && o.paymentMethod === "cash_on_delivery",
  paid: (o) => o.isPaid,
  "offline, verified": (o) => o.paymentMethod === "offline_payment" && o.isPaid,
  "digital, unpaid": (o) => o.paymentMethod === "digital_payment" && !o.isPaid,
  "digital or offline, not paid in time": (o) =>
    o.paymentMethod !== "cash_on_delivery" && !o.isPaid && o.paymentExpiresAt === past,
  "cash, not accepted in time": (o) =>
    o.paymentMethod === "cash_on_delivery" && o.acceptBefore === past,
  "not accepted in time": (o) => o.acceptBefore === past,
  "failed not long ago": (o) => o.retryBefore === future,
  "not begun": (o) => !hasBegun(o, now.getTime()),
  "the customer has asked": (o) => o.cancelRequested,
  parcel: (o) => o.type === "parcel",
  "no parcel": (o) => o.type !== "parcel",
  "courier accepts": (o) => o.courierAccepts,
  "delivery, parcel": (o) => o.type !== "take_away",
  "self-delivery, paid": (o) => o.type === "delivery" && o.selfDelivery && o.isPaid,
  "take away or self-delivery, paid": (o) =>
    (o.type === "take_away" || (o.type === "delivery" && o.selfDelivery)) && o.isPaid,
  "paid or in part, in time": (o) =>
    (o.paymentStatus === "paid" || o.paymentStatus === "partially_refunded") &&
    o.refundBefore === future,
  "paid or in part": (o) => o.paymentStatus === "paid" || o.paymentStatus === "partially_refunded",
  "waits for its run": (o) => o.waitsForRun,
  "parcel, collected": (o) => o.type === "parcel" && o.collected,
};

/** Contract 4.5, parcels also contract 5.1: from | to | by | condition. */
const contract = `
pending | confirmed | customer, guest | priced prescription
pending | confirmed | customer, guest | parcel in cash
pending | confirmed | store | cash, no prescription
pending | confirmed | payment | paid
pending | confirmed | clock | waits for its run
pending | confirmed | desk | cash, no prescription
pending | confirmed | desk | offline, verified
pending | failed | payment | digital, unpaid
pending | failed | payment, clock | waits for its run
pending | failed | clock | digital or offline, not paid in time
failed | pending | customer, guest | failed not long ago
failed | pending | payment | paid
pending, failed, confirmed, accepted | canceled | customer, guest | not begun
handover, picked_up | canceled | customer, guest | parcel
pending, confirmed, accepted, processing | canceled | store, desk |
handover | canceled | store | the customer has asked
handover, picked_up | canceled | desk |
pending | canceled | clock | cash, not accepted in time
confirmed | canceled | clock | not accepted in time
confirmed | accepted | courier, desk | courier accepts
confirmed, accepted | processing | store | no parcel
confirmed, accepted | handover | courier | parcel
processing | handover | store |
handover | picked_up | courier | delivery, parcel
picked_up | handover | desk |
picked_up | delivered | courier, desk | paid
picked_up | delivered | store | self-delivery, paid
handover | delivered | store, desk | take away or self-delivery, paid
handover | delivered | courier | self-delivery, paid
delivered, refund_request_canceled | refund_requested | customer, guest | paid or in part, in time
refund_requested | refund_request_canceled | desk |
delivered, refund_requested, refund_request_canceled | refunded | desk | paid or in part
refund_requested, refund_request_canceled | delivered | desk | paid or in part
canceled | returned | customer, guest, courier | parcel, collected
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([from = "", to = "", by = "", condition = ""]) => ({
    from: from.split(", "),
    to: to.split(", "),
    by: by.split(", "),
    isMet: conditions[condition] ?? neverNamed(condition),
  }));

function neverNamed(condition: string): never {
  throw new Error(`no such condition: ${condition}`);
}

/** Each list of values, combined with each value of every other list. */
function combinations<T extends object>(lists: { [K in keyof T]: readonly T[K][] }): T[] {
  return Object.entries<readonly unknown[]>(lists).reduce<object[]>(
    (all, [key, values]) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    [{}],
  ) as T[];
}

const flags = [false, true];
const payments = [
  { paymentStatus: "unpaid", isPaid: false },
  { paymentStatus: "partially_paid", isPaid: false },
  { paymentStatus: "paid", isPaid: true },
  { paymentStatus: "partially_refunded", isPaid: false },
] as const;
/** Each deadline reached while the others are not. */
const deadlines = [
  { paymentExpiresAt: past, acceptBefore: future, retryBefore: future },
  { paymentExpiresAt: future, acceptBefore: past, retryBefore: future },
  { paymentExpiresAt: future, acceptBefore: future, retryBefore: past },
];
const none = {
  ...{ collected: false, hasPreparationTime: false, cancelRequested: false, waitsForRun: false },
};
/** Each of what may have happened while the others have not. */
const events = [
  none,
  { ...none, collected: true },
  { ...none, hasPreparationTime: true },
  { ...none, cancelRequested: true },
  { ...none, waitsForRun: true },
];
/** Whether an order is scheduled only decides whether it has begun (`order-begun.test.ts`). */
const later = { schedulable: false, preparationStart: null };
const everyOrder = combinations<
  Omit<
    OrderFacts,
    | keyof typeof parties
    | keyof (typeof payments)[number]
    | keyof (typeof deadlines)[number]
    | keyof (typeof events)[number]
    | "status"
    | "schedulable"
    | "preparationStart"
  >
>({
  type: ["delivery", "take_away", "parcel"],
  paymentMethod: ["cash_on_delivery", "digital_payment", "offline_payment"],
  prescription: flags,
  priced: flags,
  wasPending: [true],
  selfDelivery: flags,
  courierAccepts: flags,
  refundBefore: [past, future],
}).flatMap((facts) =>
  payments.flatMap((payment) =>
    deadlines.flatMap((times) =>
      events.map((event) => ({ ...facts, ...payment, ...times, ...event, ...later })),
    ),
  ),
);

test.each(statuses)(
  "from %s, each actor may change an order to what the contract says",
  (status) => {
    const rows = contract.filter(({ from }) => from.includes(status));
    const wrong: unknown[] = [];
    for (const facts of everyOrder) {
      const ofCustomer = { ...parties, ...facts, status };
      const ofGuest = { ...guestParties, ...facts, status };
      const holding = rows.filter((row) => row.isMet(ofCustomer));
      for (const to of statuses) {
        const kinds = holding.filter((row) => row.to.includes(to)).flatMap(({ by }) => by);
        for (const actor of actors) {
          const order = actor.kind === "guest" ? ofGuest : ofCustomer;
          const expected = kinds.includes(actor.kind) ? null : "order_status_conflict";
          const error = transitionError(order, to, actor, now);
          if (error !== expected) wrong.push({ to, actor, error, facts });
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test("an actor may change only its own orders", () => {
  const nobodys = { customerId: null, guestId: null, storeId: null, courierId: null };
  for (const status of statuses) {
    for (const to of statuses) {
      for (const actor of foreign) {
        expect(transitionError(order({ status }), to, actor, now)).toBe("order_not_found");
        expect(transitionError(order({ status, ...nobodys }), to, actor, now)).toBe(
          "order_not_found",
        );
      }
    }
  }
  expect(transitionError(order(guestParties), "canceled", own.customer, now)).toBe(
    "order_not_found",
  );
  expect(transitionError(order(), "canceled", own.guest, now)).toBe("order_not_found");
});

test("a refund is requested by its owner until the time is over, and again after a part or a refusal", () => {
  const delivered = { status: "delivered", refundBefore: future, paymentStatus: "paid" } as const;
  const request = (facts: Partial<OrderFacts>, actor: Actor = own.customer) =>
    transitionError(order({ ...delivered, ...facts }), "refund_requested", actor, now);
  expect(request({})).toBeNull();
  expect(request(guestParties, own.guest)).toBeNull();
  expect(request({ status: "refund_request_canceled" })).toBeNull();
  expect(request({ paymentStatus: "partially_refunded" })).toBeNull();
  expect(request({ status: "refund_requested" })).toBe("order_status_conflict");
  expect(request({ paymentStatus: "refunded" })).toBe("order_status_conflict");
  expect(request({ refundBefore: null })).toBe("order_status_conflict");
  expect(request({ refundBefore: now })).toBe("order_status_conflict");
  expect(request({}, own.desk)).toBe("order_status_conflict");
});

test("a deadline is reached at its moment, not before", () => {
  const cancel = (acceptBefore: Date) =>
    transitionError(order({ acceptBefore }), "canceled", own.clock, now);
  expect(cancel(future)).toBe("order_status_conflict");
  expect(cancel(now)).toBeNull();
});

test.each([
  ["cash_on_delivery", "unpaid", "pending"],
  ["cash_on_delivery", "partially_paid", "confirmed"],
  ["digital_payment", "unpaid", "pending"],
  ["digital_payment", "partially_paid", "pending"],
  ["offline_payment", "partially_paid", "pending"],
  ["wallet", "paid", "confirmed"],
] as const)("an order by %s that is %s starts as %s", (paymentMethod, paymentStatus, status) => {
  expect(initialStatus({ paymentMethod, paymentStatus })).toBe(status);
});

test("an order is over when no transition is possible", () => {
  const over = (facts: Partial<OrderFacts>) =>
    statuses.filter((status) => nextStatuses(order({ ...facts, status })).length === 0);
  expect(over({})).toEqual([
    "delivered",
    "canceled",
    "refund_request_canceled",
    "refunded",
    "returned",
  ]);
  const paid = { paymentStatus: "paid", isPaid: true } as const;
  expect(over(paid)).toEqual(["canceled", "refunded", "returned"]);
  expect(over({ type: "parcel", collected: true })).not.toContain("canceled");
});

test("an order is active exactly while it can still be delivered", () => {
  // What is aboard may be ready again, for another courier.
  const reachable = (status: OrderStatus, before: OrderStatus[] = []): boolean =>
    status !== "failed" &&
    nextStatuses(order({ status, courierAccepts: true, isPaid: true }))
      .filter((next) => !before.includes(next))
      .some((next) => next === "delivered" || reachable(next, [...before, status]));
  for (const status of statuses)
    expect([status, isActiveStatus(status)]).toEqual([status, reachable(status)]);
});

test("an order can be rated once it is delivered, unless it is or may be refunded", () => {
  expect(statuses.filter(isReviewable)).toEqual(["delivered", "refund_request_canceled"]);
});

test("offers the customer the actions that are possible in the current state", () => {
  const actions = (facts: OrderFacts) => actionsFor(facts, now);
  expect(actions(order())).toEqual(["cancel"]);
  expect(actions(order(guestParties))).toEqual(["cancel"]);
  expect(actions(order({ status: "confirmed" }))).toEqual(["cancel"]);
  expect(actions(order({ schedulable: true }))).toEqual(["cancel", "reschedule"]);
  const begun = { status: "processing", schedulable: true } as const;
  expect(actions(order(begun))).toEqual(["request_cancel"]);
  expect(actions(order({ ...begun, cancelRequested: true }))).toEqual([]);
  expect(actions(order({ status: "confirmed", type: "parcel" }))).toEqual(["cancel"]);
  const digital = { paymentMethod: "digital_payment" };
  expect(actions(order(digital))).toEqual(["cancel", "pay", "payment_method"]);
  const failed = { ...digital, status: "failed" } as const;
  expect(actions(order({ ...failed, retryBefore: future }))).toEqual([
    "cancel",
    "pay",
    "payment_method",
  ]);
  expect(actions(order({ ...failed, retryBefore: now }))).toEqual(["cancel"]);
  expect(actions(order({ paymentMethod: "offline_payment" }))).toEqual([
    "cancel",
    "payment_method",
    "offline_payment",
  ]);
  const paid = { refundBefore: future, paymentStatus: "paid", isPaid: true } as const;
  expect(actions(order({ ...paid, status: "delivered" }))).toEqual(["refund_request"]);
  expect(actions(order({ ...paid, ...guestParties, status: "delivered" }))).toEqual([
    "refund_request",
  ]);
  expect(actions(order({ type: "parcel", collected: true, status: "canceled" }))).toEqual([
    "parcel_return",
  ]);
});
