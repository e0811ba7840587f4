import { describe, expect, test } from "vitest";
import {
  isReturned,
  nextRefundState,
  type RefundEvent,
  type RefundState,
  refundEvents,
  refundStates,
} from "./refund-states.ts";

const expected: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  pending: { approve: "approved", reject: "rejected" },
  approved: { complete: "completed", fail: "failed" },
  rejected: {},
  completed: {},
  failed: { approve: "approved" },
};

describe.each(refundStates)("a refund that is %s", (state) => {
  test.each(refundEvents)("follows the contract on %s", (event) => {
    expect(nextRefundState(state, event)).toBe(expected[state][event] ?? null);
  });
});

test("counts as returned from the approval on", () => {
  expect(refundStates.filter(isReturned)).toEqual(["approved", "completed", "failed"]);
});
