import type { Order } from "@errand/core/orders/orders.types";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { type Attempt, endAttempt, markLost, startAttempt } from "./attempt.ts";
import type { PlaceInput } from "./placing.ts";

export interface PlacedOrder {
  order: Order;
  /** The phone given with it, by which a guest is known to be its owner. */
  phone: string | undefined;
  /** It had arrived at an earlier try, without what was changed since. */
  isEarlier: boolean;
}

/**
 * Places the order, once: reloading in the middle or losing the connection makes one order, not two.
 * When no answer came, the next try goes on with the same wish under the same key; if an earlier try
 * had arrived after all, that is the order, whatever was changed since.
 */
export async function placeOrder(input: PlaceInput): Promise<PlacedOrder> {
  const attempt = startAttempt(input);
  try {
    return await firstThatArrived(attempt);
  } catch (error) {
    if (mayHaveArrived(error)) markLost(attempt);
    else endAttempt();
    throw error;
  }
}

async function firstThatArrived({ key, inputs }: Attempt): Promise<PlacedOrder> {
  let mismatch: unknown;
  for (const input of inputs) {
    try {
      const { order } = await call("POST /customer/order/place", input, { key });
      const isEarlier = input !== inputs[0];
      return { order, phone: input.contact_person_number, isEarlier };
    } catch (error) {
      const isAnother = error instanceof ApiError && error.find("idempotency_mismatch");
      if (!isAnother) throw error;
      mismatch = error;
    }
  }
  throw mismatch;
}

/** No answer, or one from somewhere in between: the server may have done it all the same. */
function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    error.status === 0 || error.status >= 500 || error.find("idempotency_in_progress") !== undefined
  );
}
