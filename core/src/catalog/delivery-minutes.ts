/** How long a store's deliveries take, and by how much longer while it is busy. */
export interface DeliveryMinutes {
  minDeliveryMinutes: number;
  maxDeliveryMinutes: number;
  /** Added to both until `busyUntil`. */
  busyMinutes: number;
  busyUntil: Date | null;
}

/**
 * The range of minutes that a store promises for an order placed at `now` (contract 6.2, "Busy").
 */
export function deliveryMinutes(store: DeliveryMinutes, now: Date): { min: number; max: number } {
  const isBusy = store.busyUntil !== null && now < store.busyUntil;
  const extra = isBusy ? store.busyMinutes : 0;
  return { min: store.minDeliveryMinutes + extra, max: store.maxDeliveryMinutes + extra };
}
