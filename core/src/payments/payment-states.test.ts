import { describe, expect, test } from "vitest";
import {
  isUndecided,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
  paymentEvents,
  paymentStates,
} from "./payment-states.ts";

/** Contract 4.6, state by state: every other event changes nothing. */
const expected: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  open: {
    processing: "checking",
    authorized: "authorized",
    paid: "succeeded",
    declined: "failed",
    canceled: "canceled",
    timed_out: "expired",
    replaced: "canceled",
  },
  checking: {
    authorized: "authorized",
    paid: "succeeded",
    declined: "failed",
    canceled: "failed",
    given_up: "failed",
    replaced: "failed",
  },
  authorized: {
    paid: "succeeded",
    declined: "failed",
    canceled: "canceled",
    timed_out: "expired",
  },
  succeeded: {},
  failed: { authorized: "authorized", paid: "succeeded" },
  canceled: { authorized: "authorized", paid: "succeeded" },
  expired: { authorized: "authorized", paid: "succeeded" },
};

describe.each(paymentStates)("a payment that is %s", (state) => {
  test.each(paymentEvents)("follows the contract after %s", (event) => {
    expect(nextPaymentState(state, event)).toBe(expected[state][event] ?? null);
  });
});

test("succeeds whenever the money arrives, and stays so", () => {
  const sequences = paymentEvents.flatMap((first) =>
    paymentEvents.map((second) => [first, second, "paid", first, second] as const),
  );
  for (const events of sequences) {
    const end = events.reduce<PaymentState>(
      (state, event) => nextPaymentState(state, event) ?? state,
      "open",
    );
    expect(end).toBe("succeeded");
  }
});

test("is undecided only while open or checking", () => {
  expect(paymentStates.filter(isUndecided)).toEqual(["open", "checking"]);
});
