const minute = 60_000;

/** What decides when the preparation of an order starts and ends. Times are milliseconds. */
export interface Preparation {
  /** From when on it can be prepared. */
  since: number;
  /** How long it takes. */
  minutes: number;
  /** By how many minutes the store has announced to be late. */
  delayMinutes: number;
  /**
   * When the courier of its run is planned at the store, before whom it need not be ready; null for
   * an order that is prepared at once.
   */
  pickupAt: number | null;
}

/** When the store is to begin, so that the order is ready when its courier comes. */
export function getPreparationStart({ since, minutes, pickupAt }: Preparation): number {
  return Math.max(since, (pickupAt ?? 0) - minutes * minute);
}

/** When the order is ready that the store begins then. */
export function getPreparationEnd(preparation: Preparation): number {
  const { minutes, delayMinutes } = preparation;
  return getPreparationStart(preparation) + (minutes + delayMinutes) * minute;
}
