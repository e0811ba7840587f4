import type { Order } from "@errand/core/orders/orders.types";
import { stored } from "../visitor/storage.ts";

interface Placed<What> {
  what: What;
  /** The session token of a customer; null for a guest, who proves ownership by the phone. */
  token: string | null;
  phone: string | undefined;
}

/** Passes what was just placed in this tab to its page, only for the person who placed it. */
export function createJustPlaced<What extends { id: number }>() {
  let placed: Placed<What> | null = null;
  return {
    store(what: What, phone: string | undefined): void {
      placed = { what, token: stored("token"), phone };
    },
    find(id: number, phone: string | undefined): What | null {
      if (placed?.what.id !== id || placed.token !== stored("token")) return null;
      return placed.phone === phone ? placed.what : null;
    },
  };
}

/** The order just placed, which its tracking page shows before its own request completes. */
const orders = createJustPlaced<Order>();
export const storeJustPlaced = orders.store;
export const justPlaced = orders.find;
