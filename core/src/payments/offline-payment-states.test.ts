import { describe, expect, test } from "vitest";
import {
  nextOfflinePaymentState,
  offlinePaymentActions,
  offlinePaymentStates,
} from "./offline-payment-states.ts";

/** By actor, state and action; everything else is refused. */
const allowed: Record<string, string> = {
  "customer none submit": "pending",
  "customer pending update": "pending",
  "customer denied update": "pending",
  "desk pending verify": "verified",
  "desk pending deny": "denied",
};

describe.each(["customer", "desk"] as const)("an offline payment and the %s", (by) => {
  test.each(
    offlinePaymentStates.flatMap((state) => offlinePaymentActions.map((action) => [state, action])),
  )("in %s, on %s", (state, action) => {
    expect(
      nextOfflinePaymentState(
        state as (typeof offlinePaymentStates)[number],
        action as (typeof offlinePaymentActions)[number],
        by,
      ),
    ).toBe(allowed[`${by} ${state} ${action}`] ?? null);
  });
});
