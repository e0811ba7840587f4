/**
 * Reasons that everybody reads in their own language: stored by their name where a rule or a member
 * of the staff states them, as their text where a customer chose it.
 */
export const knownReasons = [
  "unpaid",
  "not_confirmed",
  "vehicle_fault",
  "no_vehicle",
  "plans",
  "time",
  "elsewhere",
] as const;
export type KnownReason = (typeof knownReasons)[number];

export function isKnownReason(text: string): text is KnownReason {
  return knownReasons.some((reason) => reason === text);
}
