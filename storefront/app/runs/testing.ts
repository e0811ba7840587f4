import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import type { RunQuote } from "@errand/core/runs/runs.contract";

/** Fixtures for tests of errand runs: a bakery and a pharmacy. */

const at = (time: string) => `2026-03-05T${time}:00.000Z`;

export function testCart(changes: Partial<ShopperCart> = {}): ShopperCart {
  return {
    module_id: 2,
    store_id: 3,
    store_name: "Corner Bakery",
    store_logo_full_url: null,
    state: "active",
    count: 2,
    subtotal: 8.4,
    problems: [],
    ...changes,
  };
}

/** The pharmacy's. */
export function testOtherCart(changes: Partial<ShopperCart> = {}): ShopperCart {
  return testCart({
    module_id: 4,
    store_id: 5,
    store_name: "Harbour Pharmacy",
    state: "parked",
    count: 1,
    subtotal: 6,
    parked_at: at("09:00"),
    ...changes,
  });
}

const bakery = {
  kind: "pickup" as const,
  name: "Corner Bakery",
  address: "1 Mill Lane",
  latitude: 43.6,
  longitude: 3.87,
};
const pharmacy = { ...bakery, name: "Harbour Pharmacy", address: "2 Quay Street", latitude: 43.61 };
const door = { ...bakery, kind: "dropoff" as const, name: "", address: "3 Quay Street" };
const window = { from: at("09:40"), to: at("09:50") };

/** The courier comes to the pharmacy first; the delivery costs 4.50 in place of 8.40. */
export function testRunQuote(totals: [number, number] = [10, 8]): RunQuote {
  return {
    run_amount: totals[0] + totals[1],
    fee: 4.5,
    alone_fee: 8.4,
    window,
    stops: [
      { ...pharmacy, seq: 1, stop: 1, planned_at: at("09:25") },
      { ...bakery, seq: 2, stop: 0, planned_at: at("09:32") },
      { ...door, seq: 3, stop: null, planned_at: at("09:40") },
    ],
    receipts: totals.map((total, stop) => ({ stop, receipt: testReceipt(total) })),
  };
}

export function testRun(changes: Partial<Run> = {}): Run {
  const order = testOrder({
    order_type: "delivery",
    run_id: 7,
    actions: ["cancel"],
    receipt: { ...testReceipt(10), due: 10 },
  });
  return {
    id: 7,
    state: "collecting",
    run_amount: 18,
    fee: 4.5,
    alone_fee: 8.4,
    window,
    stops: [
      { ...pharmacy, seq: 1, order_id: 100_002, planned_at: at("09:25"), done_at: at("09:26") },
      { ...bakery, seq: 2, order_id: 100_001, planned_at: at("09:32") },
      { ...door, seq: 3, order_id: null, planned_at: at("09:40") },
    ],
    orders: [order, { ...order, id: 100_002, order_status: "picked_up", actions: [] }],
    otp: "4821",
    actions: ["cancel"],
    created_at: at("09:15"),
    ...changes,
  };
}
