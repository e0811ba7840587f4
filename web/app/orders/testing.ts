import type { Order } from "@errand/core/orders/orders.types";
import { testReceipt } from "../checkout/testing.ts";

/** An order to collect, placed a moment ago. */
export function testOrder(changes: Partial<Order> = {}): Order {
  const order: Partial<Order> = {
    id: 100_001,
    order_status: "pending",
    order_type: "take_away",
    module_type: "food",
    scheduled: 0,
    schedule_at: "2026-03-05T09:15:00.000Z",
    created_at: "2026-03-05T09:15:00.000Z",
    pending: "2026-03-05T09:15:00.000Z",
    confirmed: null,
    accepted: null,
    processing: null,
    handover: null,
    picked_up: null,
    delivered: null,
    canceled: null,
    failed: null,
    min_delivery_time: 20,
    max_delivery_time: 30,
    receipt: testReceipt(10),
    payment_method: "cash_on_delivery",
    payment_status: "unpaid",
    order_note: null,
    cancellation_reason: null,
    otp: null,
    delivery_address: null,
    delivery_man: null,
    store: {
      id: 3,
      slug: "corner-bakery",
      name: "Corner Bakery",
      phone: "+33467000000",
      address: "1 Mill Lane",
      latitude: 43.6,
      longitude: 3.88,
      logo_full_url: null,
    },
    actions: ["cancel"],
    ...changes,
  };
  return order as Order;
}
