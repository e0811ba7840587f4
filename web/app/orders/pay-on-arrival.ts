let arrival: { orderId: number; gateway: string } | null = null;

/** Lets the page of a new order lead on to the gateway that was chosen in the checkout. */
export function payOnArrival(orderId: number, gateway: string): void {
  arrival = { orderId, gateway };
}

/** The gateway to which the page of this order leads on; once, so that returning to the page stays there. */
export function takeArrival(orderId: number): string | null {
  const gateway = arrival?.orderId === orderId ? arrival.gateway : null;
  arrival = null;
  return gateway;
}
