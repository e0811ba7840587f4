import type { Order } from "@errand/core/orders/orders.types";
import { stored } from "../client/storage.ts";

interface Placed {
  order: Order;
  /** The session token of a customer; null for a guest, who proves ownership by the phone. */
  token: string | null;
  phone: string | undefined;
}

let placed: Placed | null = null;

/** Passes a new order to its tracking page, which shows it before its own request completes. */
export function storeJustPlaced(order: Order, phone: string | undefined): void {
  placed = { order, token: stored("token"), phone };
}

/** The order just placed in this tab, only for the person who placed it. */
export function justPlaced(orderId: number, phone: string | undefined): Order | null {
  if (placed?.order.id !== orderId || placed.token !== stored("token")) return null;
  return placed.phone === phone ? placed.order : null;
}
