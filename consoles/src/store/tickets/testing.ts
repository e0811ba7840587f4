import { testItem } from "@errand/core/catalog/testing-item";
import type { StoreOrder, StoreOrderLine } from "@errand/core/orders/staff-orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import type { OrderDetails } from "../ticket/use-order-details.ts";
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

/** The same with what a ticket reads in full, of a guest and for a cook. */
export function testOrderDetails(
  order: StoreOrder,
  changes: Partial<OrderDetails> = {},
): OrderDetails {
  return { ...order, transitions: [], orders_here: null, earnings: null, ...changes };
}

export function testTicket(changes: Partial<Ticket> = {}): Ticket {
  return { ...testStoreOrder(changes), stage: "preparing", unsent: null, ...changes };
}

/** One piece of an item whose id is that of the line. */
export function testDetail(
  id: number,
  name: string,
  changes: Partial<StoreOrderLine> = {},
): StoreOrderLine {
  return {
    id,
    order_id: 1,
    item_id: id,
    model: "Item",
    price: 4.2,
    quantity: 1,
    weight: null,
    ordered_quantity: 1,
    replaces_id: null,
    variation: [],
    add_ons: [],
    if_sold_out: "call",
    note: null,
    total_add_on_price: 0,
    discount_on_item: 0,
    discount_type: null,
    item_details: testItem({ id, name }),
    image_full_url: null,
    images_full_url: [],
    reviewed: false,
    sku: null,
    ...changes,
  };
}
