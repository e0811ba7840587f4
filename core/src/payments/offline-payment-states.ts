/** A transfer that the customer reports and the desk verifies; `none` before the report. */
export const offlinePaymentStates = ["none", "pending", "verified", "denied"] as const;

export type OfflinePaymentState = (typeof offlinePaymentStates)[number];

export const offlinePaymentActions = ["submit", "update", "verify", "deny"] as const;

export type OfflinePaymentAction = (typeof offlinePaymentActions)[number];

interface Transition {
  from: readonly OfflinePaymentState[];
  to: OfflinePaymentState;
  by: "customer" | "desk";
}

const transitions: Record<OfflinePaymentAction, Transition> = {
  submit: { from: ["none"], to: "pending", by: "customer" },
  update: { from: ["pending", "denied"], to: "pending", by: "customer" },
  verify: { from: ["pending"], to: "verified", by: "desk" },
  deny: { from: ["pending"], to: "denied", by: "desk" },
};

/**
 * The state after an action; null when the contract refuses it (409 `offline_payment`, contract
 * 4.2).
 */
export function nextOfflinePaymentState(
  state: OfflinePaymentState,
  action: OfflinePaymentAction,
  by: "customer" | "desk",
): OfflinePaymentState | null {
  const transition = transitions[action];
  return transition.by === by && transition.from.includes(state) ? transition.to : null;
}
