import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import type { Ticket } from "./ticket.ts";

/** A delivery in preparation, without lines. */
export function testStoreOrder(changes: Partial<StoreOrder> = {}): StoreOrder {
  return {
    ...testOrder({ order_status: "processing", order_type: "delivery" }),
    contact: { name: "Camille Rey", phone: "+33612345678" },
    acted_by: null,
    handed_over_at: null,
    waits_since: "2026-11-27T18:00:00.000Z",
    accept_by: null,
    start_at: null,
    ready_by: "2026-11-27T18:20:00.000Z",
    pickup_code: "4821",
    picks: [],
    bags: null,
    details: [],
    ...changes,
  };
}

export function testTicket(changes: Partial<Ticket> = {}): Ticket {
  return { ...testStoreOrder(changes), stage: "preparing", unsent: null, ...changes };
}
