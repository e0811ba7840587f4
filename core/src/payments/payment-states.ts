/**
 * The states of a payment (contract 4.6). `checking`: the customer is done, the gateway is not.
 * `authorized`: the gateway has reserved the amount, of which the final sum is taken later.
 */
export const paymentStates = [
  "open",
  "checking",
  "authorized",
  "succeeded",
  "failed",
  "canceled",
  "expired",
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What a gateway says about a payment. It may say so late, repeatedly and in any order. */
export const gatewayOutcomes = [
  "open",
  "processing",
  "authorized",
  "paid",
  "declined",
  "canceled",
] as const;

export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/**
 * What can happen to a payment: an outcome, `timed_out` when the gateway still has nothing at the
 * end of the time to pay, `given_up` when it has not finished a day later, and `replaced` when the
 * order is canceled or paid anew.
 */
export const paymentEvents = [...gatewayOutcomes, "timed_out", "given_up", "replaced"] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

/** Money that arrives for a payment that has ended is never lost: it always succeeds, late. */
const late = { authorized: "authorized", paid: "succeeded" } as const;

const transitions: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
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
  failed: late,
  canceled: late,
  expired: late,
};

/** The state after an event; null when the event changes nothing, such as an outdated report. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return transitions[state][event] ?? null;
}

/** What of a payment decides whether it counts. */
export interface PaymentMoney {
  state: PaymentState;
  /** What is to be taken of a reservation; null before that is decided. */
  captured: number | null;
}

/**
 * Whether a payment counts as paid: its money has arrived or is reserved, or its reservation was
 * given back because nothing is owed.
 */
export function isReceived({ state, captured }: PaymentMoney): boolean {
  return state === "succeeded" || state === "authorized" || captured === 0;
}

/** Whether the customer may still pay, or has paid with a result that is not known yet. */
export function isUndecided(state: PaymentState): boolean {
  return state === "open" || state === "checking";
}
