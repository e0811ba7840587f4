/** What payout runs and their lines can be (contract 7.11). */

export const payoutKinds = ["stores", "couriers"] as const;
export const payoutRunStates = ["draft", "approved", "paid", "canceled"] as const;
export const payoutLineStates = ["due", "held", "paid", "failed"] as const;
/** `desk`: an operator holds it. */
export const holdReasons = ["no_account", "new_account", "desk"] as const;

export type PayoutKind = (typeof payoutKinds)[number];
export type PayoutRunState = (typeof payoutRunStates)[number];
export type PayoutLineState = (typeof payoutLineStates)[number];
export type HoldReason = (typeof holdReasons)[number];
