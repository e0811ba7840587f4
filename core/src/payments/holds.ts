const dayMs = 86_400_000;

/**
 * How far ahead an order may be for a gateway to reserve its amount: cards keep a reservation for
 * about a week. Later ones are paid at once (contract 8.4).
 */
const maxHoldMs = 5 * dayMs;

/** Whether an order at this time is soon enough for its amount to be reserved until it is ready. */
export function isSoonEnoughToHold(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() <= maxHoldMs;
}
