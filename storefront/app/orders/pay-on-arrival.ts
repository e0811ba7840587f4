/** Lets the page of a new order lead on to the payment that was chosen before. */
export function createArrival<Choice>() {
  let arrival: { orderId: number; choice: Choice } | null = null;
  return {
    set(orderId: number, choice: Choice): void {
      arrival = { orderId, choice };
    },
    /** The choice for this order; once, so that returning to its page stays there. */
    take(orderId: number): Choice | null {
      const choice = arrival?.orderId === orderId ? arrival.choice : null;
      arrival = null;
      return choice;
    },
  };
}

/** The gateway to which the page of a new order leads on. */
export const orderArrival = createArrival<string>();
