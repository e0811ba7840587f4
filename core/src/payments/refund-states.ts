/**
 * The states of a refund: `pending` until the desk decides, `approved` until the money has left,
 * `failed` when the gateway could not return it.
 */
export const refundStates = ["pending", "approved", "rejected", "completed", "failed"] as const;

export type RefundState = (typeof refundStates)[number];

export const refundEvents = ["approve", "reject", "complete", "fail"] as const;

export type RefundEvent = (typeof refundEvents)[number];

const transitions: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  pending: { approve: "approved", reject: "rejected" },
  approved: { complete: "completed", fail: "failed" },
  rejected: {},
  completed: {},
  // The desk tries again, or returns the money by hand.
  failed: { approve: "approved" },
};

/** The state after an event; null when the event is refused. Source: contract 4.5, Refund. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | null {
  return transitions[state][event] ?? null;
}

/**
 * Whether the money is no longer the shop's: it is on its way back, also while the gateway has not
 * returned it.
 */
export function isReturned(state: RefundState): boolean {
  return state === "approved" || state === "completed" || state === "failed";
}
