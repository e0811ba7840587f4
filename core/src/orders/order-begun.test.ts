import { expect, test } from "vitest";
import { hasBegun, type PreparationFacts } from "./order-begun.ts";
import { orderStatus } from "./orders.types.ts";

const now = Date.parse("2026-03-20T12:00:00Z");
const past = new Date(now);
const future = new Date(now + 1);

function order(facts: Partial<PreparationFacts>): PreparationFacts {
  return {
    status: "confirmed",
    type: "delivery",
    paymentMethod: "cash_on_delivery",
    isPaid: false,
    prescription: false,
    hasPreparationTime: false,
    preparationStart: null,
    ...facts,
  };
}

const card = { paymentMethod: "digital_payment" };
const paid = { ...card, isPaid: true };

test.each<[string, Partial<PreparationFacts>, boolean]>([
  ["placed in cash", { status: "pending" }, false],
  ["paid", paid, false],
  ["confirmed by the desk", {}, false],
  ["accepted by a courier", { status: "accepted" }, false],
  ["accepted by the store with a time", { hasPreparationTime: true }, true],
  ["accepted with a time and by a courier", { status: "accepted", hasPreparationTime: true }, true],
  ["paid and accepted with a time", { ...paid, hasPreparationTime: true }, true],
  ["in preparation", { status: "processing" }, true],
  ["placed for later", { status: "pending", preparationStart: future }, false],
  ["accepted for later", { preparationStart: future, hasPreparationTime: true }, false],
  ["paid for later", { ...paid, preparationStart: future }, false],
  ["for later, at the start of its preparation", { preparationStart: past }, true],
  ["paid for later, at the start", { ...paid, preparationStart: past }, true],
  ["placed for later, at the start", { status: "pending", preparationStart: past }, true],
  ["not paid at the start", { ...card, status: "pending", preparationStart: past }, false],
  ["failed at the start", { ...card, status: "failed", preparationStart: past }, false],
  [
    "a prescription without an agreement",
    { status: "pending", prescription: true, preparationStart: past },
    false,
  ],
  ["an agreed prescription", { prescription: true }, false],
  ["a parcel with a courier", { type: "parcel", status: "accepted" }, false],
  ["a collected parcel", { type: "parcel", status: "handover" }, true],
])("an order %s: %#", (_case, facts, expected) => {
  expect(hasBegun(order(facts), now)).toBe(expected);
});

test("how an order is paid decides nothing once the store has it", () => {
  for (const status of orderStatus.options.filter((each) => each !== "pending")) {
    for (const preparationStart of [null, past, future]) {
      for (const hasPreparationTime of [false, true]) {
        const facts = { status, preparationStart, hasPreparationTime };
        const answers = [{}, paid, { paymentMethod: "wallet", isPaid: true }].map((payment) =>
          hasBegun(order({ ...facts, ...payment }), now),
        );
        expect(new Set(answers).size).toBe(1);
      }
    }
  }
});
