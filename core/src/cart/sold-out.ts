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

/** What a customer can choose: a medicine on prescription is not replaced by another item. */
export function soldOutChoicesFor({ needsPrescription }: { needsPrescription: boolean }) {
  return soldOutChoices.filter((choice) => !(needsPrescription && choice === "replace"));
}

/** The choice of a line, or the default where its item does not allow it. */
export function soldOutChoiceFor(
  choice: SoldOutChoice,
  item: { needsPrescription: boolean },
): SoldOutChoice {
  return soldOutChoicesFor(item).includes(choice) ? choice : defaultSoldOutChoice;
}
