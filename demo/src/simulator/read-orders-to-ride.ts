import type { Order } from "@errand/core/orders/orders.types";
import type { SimulatorParts } from "./simulator-parts.ts";

/** Returns, of the orders of each courier, the one whose stop comes first. */
export async function readOrdersToRide(
  orders: Order[],
  { clients, logFailure, readOwnTown }: SimulatorParts,
): Promise<Set<number>> {
  const ridden = new Set<number>();
  const own = Map.groupBy(orders, (order) => order.delivery_man?.id ?? null);
  const { courierIds } = await readOwnTown();
  for (const [courierId, held] of own) {
    if (courierId === null || !courierIds.has(courierId)) continue;
    const [first] = held;
    if (first && held.length === 1) ridden.add(first.id);
    else {
      await logFailure(null, async () => {
        const { stops } = await clients.courier(courierId).call("GET /courier/route", {});
        if (stops[0]) ridden.add(stops[0].job_id);
      });
    }
  }
  return ridden;
}
