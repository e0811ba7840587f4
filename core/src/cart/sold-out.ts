/**
 * What the store does with a line whose item it does not have: it calls the customer, sends
 * something similar instead, or leaves the line out.
 */
export const soldOutChoices = ["call", "replace", "remove"] as const;
export type SoldOutChoice = (typeof soldOutChoices)[number];

/**
 * Of a line for which the customer has chosen nothing: no customer gets an unexpected item.
 */
export const defaultSoldOutChoice: SoldOutChoice = "call";
