import type { Order } from "@errand/core/orders/orders.types";
import { stored } from "../session/storage.ts";

interface Placed {
  order: Order;
  /** The session of a customer, or the phone by which a guest's order is known to be theirs. */
  token: string | null;
  phone: string | undefined;
}

let placed: Placed | null = null;

/** Hands an order to the page that follows it, which shows it before the server has told of it again. */
export function keepJustPlaced(order: Order, phone: string | undefined): void {
  placed = { order, token: stored("token"), phone };
}

/** The order that was placed a moment ago on this page, for nobody but who placed it. */
export function justPlaced(orderId: number, phone: string | undefined): Order | null {
  if (placed?.order.id !== orderId || placed.token !== stored("token")) return null;
  return placed.phone === phone ? placed.order : null;
}
