import type { Order } from "@errand/core/orders/orders.types";
import { ApiError, mayHaveArrived } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { type Attempt, endAttempt, markLost, startAttempt } from "./attempt.ts";
import { kindOf, type PlaceInput } from "./order-input.ts";
import { readPicture } from "./picture-storage.ts";

export interface PlacedOrder {
  order: Order;
  /** The phone of the contact, by which a guest proves ownership. */
  phone: string | undefined;
  /** An earlier request had arrived, so the order lacks later changes. */
  isEarlier: boolean;
}

/**
 * Places the order exactly once, also when the page reloads or the connection breaks meanwhile. Without
 * a response, the next call repeats the attempt with the same key; if an earlier request had arrived,
 * its order is returned, whatever was changed since.
 */
export async function placeOrder(input: PlaceInput): Promise<PlacedOrder> {
  const attempt = startAttempt(input);
  try {
    return await firstThatArrived(attempt);
  } catch (error) {
    if (mayHaveArrived(error)) markLost(attempt);
    else endAttempt(kindOf(input));
    throw error;
  }
}

async function firstThatArrived({ key, inputs }: Attempt): Promise<PlacedOrder> {
  let mismatch: unknown;
  for (const input of inputs) {
    try {
      const { order } = await send(input, key);
      const isEarlier = input !== inputs[0];
      return { order, phone: input.contact_person_number, isEarlier };
    } catch (error) {
      const isMismatch = error instanceof ApiError && error.find("idempotency_mismatch");
      if (!isMismatch) throw error;
      mismatch = error;
    }
  }
  throw mismatch;
}

async function send(placed: PlaceInput, key: string) {
  if (placed.order_type === "parcel") return call("POST /customer/order/place", placed, { key });
  const { pictures = [], ...input } = placed;
  // A picture that is no longer on the device is left out; the server then asks for it.
  const files = (await Promise.all(pictures.map(readPicture))).filter((file) => file !== null);
  if ("isPrescription" in input) {
    const { isPrescription: _is, ...prescription } = input;
    const form = { ...prescription, order_attachment: files };
    return call("POST /customer/order/prescription/place", form, { key });
  }
  const form = files.length === 0 ? input : { ...input, order_attachment: files };
  return call("POST /customer/order/place", form, { key });
}
