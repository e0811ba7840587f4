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

const movers: Actor[] = ["customer", "store", "courier", "desk", "payment", "clock"];
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

/** Everything that is allowed, as `from > to: who`, over all pairs of statuses and all movers. */
function allowed(facts: Partial<OrderFacts>): string[] {
  return statuses.flatMap((status) =>
    statuses.flatMap((to) => {
      const by = movers.filter((mover) => canTransition(order({ ...facts, status }), to, mover));
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
const brought = ["handover > picked_up: courier"];

test.each<[string, Partial<OrderFacts>, string[]]>([
  ["a delivery paid in cash", {}, [...everyOrder, ...prepared, ...brought]],
  [
    "an order taken away is handed out by the store and never driven",
    { type: "take_away" },
    [...everyOrder, ...prepared, "handover > delivered: store, courier"],
  ],
  [
    "a store that delivers itself may skip the courier",
    { selfDelivery: true },
    [...everyOrder, ...prepared, ...brought, "handover > delivered: store, courier"],
  ],
  [
    "couriers accept first where the module says so",
    { courierAccepts: true },
    [...everyOrder, ...prepared, ...brought, "confirmed > accepted: courier, desk"],
  ],
  [
    "what was to be paid ahead can fail",
    { paymentMethod: "digital_payment" },
    [...everyOrder, ...prepared, ...brought, "pending > failed: payment, clock"],
  ],
  [
    "a prescription can be canceled once the store has set its price",
    { prescription: true },
    [
      ...everyOrder.filter((move) => !move.startsWith("confirmed >")),
      "confirmed > canceled: customer, store, desk",
      ...prepared,
      ...brought,
    ],
  ],
  [
    "a customer asks for the money of a paid order back",
    { isGuest: false, refundable: true, paymentStatus: "paid" },
    [...everyOrder, ...prepared, ...brought, "delivered > refund_requested: customer"],
  ],
  [
    "a parcel is handed over by the courier and can be returned after pickup",
    { type: "parcel", collected: true },
    [
      ...everyOrder,
      ...brought,
      "confirmed > handover: courier",
      "accepted > handover: courier",
      "canceled > returned: customer, courier",
    ],
  ],
])("%s", (_title, facts, expected) => {
  expect(allowed(facts).sort()).toEqual([...expected].sort());
});

test("an order is over when nobody can move it", () => {
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

test("somebody works on an order exactly while it can still be delivered", () => {
  const reachable = (status: OrderStatus): boolean =>
    status !== "failed" &&
    nextStatuses(order({ status, courierAccepts: true })).some(
      (next) => next === "delivered" || reachable(next),
    );
  for (const status of statuses)
    expect([status, isActiveStatus(status)]).toEqual([status, reachable(status)]);
});

test("offers the customer what is possible now", () => {
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
