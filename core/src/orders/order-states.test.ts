import { expect, test } from "vitest";
import {
  type Actor,
  actionsFor,
  canTransition,
  isActiveStatus,
  nextStatuses,
  type OrderFacts,
} from "./order-states.ts";
import { type OrderStatus, orderStatus } from "./orders.types.ts";

const actors: Actor[] = ["customer", "store", "courier", "desk", "payment", "clock"];
const statuses = orderStatus.options;

function order(facts: Partial<OrderFacts> = {}): OrderFacts {
  return {
    status: "pending",
    type: "delivery",
    isGuest: true,
    paymentMethod: "cash_on_delivery",
    paymentStatus: "unpaid",
    prescription: false,
    selfDelivery: false,
    courierAccepts: false,
    refundable: false,
    collected: false,
    ...facts,
  };
}

/** Every allowed transition between two statuses, as `from > to: actors`. */
function allowed(facts: Partial<OrderFacts>): string[] {
  return statuses.flatMap((status) =>
    statuses.flatMap((to) => {
      const by = actors.filter((actor) => canTransition(order({ ...facts, status }), to, actor));
      return by.length === 0 ? [] : [`${status} > ${to}: ${by.join(", ")}`];
    }),
  );
}

const everyOrder = [
  "pending > confirmed: store, desk, payment",
  "pending > canceled: customer, store, desk",
  "confirmed > canceled: store, desk",
  "accepted > canceled: store, desk",
  "processing > canceled: store, desk",
  "handover > canceled: desk",
  "picked_up > canceled: desk",
  "failed > pending: customer",
  "failed > canceled: customer",
  "processing > handover: store",
  "picked_up > delivered: store, courier",
  "refund_requested > refunded: desk",
  "refund_requested > refund_request_canceled: desk",
];
const prepared = ["confirmed > processing: store", "accepted > processing: store"];
const pickedUp = ["handover > picked_up: courier"];

test.each<[string, Partial<OrderFacts>, string[]]>([
  [
    "a delivery paid in cash is picked up by a courier",
    {},
    [...everyOrder, ...prepared, ...pickedUp],
  ],
  [
    "a take-away order is handed over by the store, without a courier on the way",
    { type: "take_away" },
    [...everyOrder, ...prepared, "handover > delivered: store, courier"],
  ],
  [
    "a store that delivers itself may skip the courier",
    { selfDelivery: true },
    [...everyOrder, ...prepared, ...pickedUp, "handover > delivered: store, courier"],
  ],
  [
    "couriers accept an order first if the module requires it",
    { courierAccepts: true },
    [...everyOrder, ...prepared, ...pickedUp, "confirmed > accepted: courier, desk"],
  ],
  [
    "an order to be paid in advance can fail",
    { paymentMethod: "digital_payment" },
    [...everyOrder, ...prepared, ...pickedUp, "pending > failed: payment, clock"],
  ],
  [
    "a prescription can be canceled once the store has set its price",
    { prescription: true },
    [
      ...everyOrder.filter((transition) => !transition.startsWith("confirmed >")),
      "confirmed > canceled: customer, store, desk",
      ...prepared,
      ...pickedUp,
    ],
  ],
  [
    "a customer can request a refund of a paid order",
    { isGuest: false, refundable: true, paymentStatus: "paid" },
    [...everyOrder, ...prepared, ...pickedUp, "delivered > refund_requested: customer"],
  ],
  [
    "a parcel is handed over by the courier and can be returned after pickup",
    { type: "parcel", collected: true },
    [
      ...everyOrder,
      ...pickedUp,
      "confirmed > handover: courier",
      "accepted > handover: courier",
      "canceled > returned: customer, courier",
    ],
  ],
])("%s", (_title, facts, expected) => {
  expect(allowed(facts).sort()).toEqual([...expected].sort());
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
  expect(over({ isGuest: false, refundable: true, paymentStatus: "paid" })).not.toContain(
    "delivered",
  );
});

test("an order is active exactly while it can still be delivered", () => {
  const reachable = (status: OrderStatus): boolean =>
    status !== "failed" &&
    nextStatuses(order({ status, courierAccepts: true })).some(
      (next) => next === "delivered" || reachable(next),
    );
  for (const status of statuses)
    expect([status, isActiveStatus(status)]).toEqual([status, reachable(status)]);
});

test("offers the customer the actions that are possible in the current state", () => {
  expect(actionsFor(order())).toEqual(["cancel"]);
  expect(actionsFor(order({ status: "confirmed" }))).toEqual([]);
  const digital = { paymentMethod: "digital_payment" };
  expect(actionsFor(order(digital))).toEqual(["cancel", "pay", "payment_method"]);
  expect(actionsFor(order({ ...digital, status: "failed" }))).toContain("pay");
  expect(actionsFor(order({ paymentMethod: "offline_payment" }))).toEqual([
    "cancel",
    "payment_method",
    "offline_payment",
  ]);
  const paid = { isGuest: false, refundable: true, paymentStatus: "paid" } as const;
  expect(actionsFor(order({ ...paid, status: "delivered" }))).toEqual(["refund_request"]);
  expect(actionsFor(order({ ...paid, status: "delivered", isGuest: true }))).toEqual([]);
  expect(actionsFor(order({ type: "parcel", collected: true, status: "canceled" }))).toEqual([
    "parcel_return",
  ]);
});
