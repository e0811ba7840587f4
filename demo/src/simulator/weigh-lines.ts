import type { OrderDetail } from "@errand/core/orders/orders.types";

/** How far the scales of a store are from what was ordered, in percent. */
const differences = [-6, -3, -1, 2, 4, 7];

/** What the lines of an order weigh that have not been weighed yet, a little more or less. */
export function weighLines(details: OrderDetail[]): { detail_id: number; grams: number }[] {
  return details.flatMap(({ id, quantity, weight }) => {
    if (!weight || weight.final !== null || quantity === 0) return [];
    const difference = differences[id % differences.length] ?? 0;
    return [{ detail_id: id, grams: Math.round((weight.ordered * (100 + difference)) / 100) }];
  });
}
