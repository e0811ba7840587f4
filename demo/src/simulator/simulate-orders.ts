import type { Order } from "@errand/core/orders/orders.types";
import { createOfferAnswers } from "./answer-offers.ts";
import { inParallel } from "./in-parallel.ts";
import { readOrdersToRide } from "./read-orders-to-ride.ts";
import { simulateOrder } from "./simulate-order.ts";
import type { SimulatorParts } from "./simulator-parts.ts";
import { createStoreDeliveries } from "./store-deliveries.ts";
import { verifyTransfers } from "./verify-transfers.ts";

/**
 * Creates a function that does what is due for all orders: transfers, offers to couriers, then each
 * order.
 */
export function createOrderSimulation(parts: SimulatorParts) {
  const { clients, couriers, logFailure, speed } = parts;
  const answerOffers = createOfferAnswers(parts);
  const storeDeliveries = createStoreDeliveries(clients.desk);

  return async (orders: Order[], now: Date): Promise<void> => {
    await logFailure(null, () => verifyTransfers(clients.finance, orders, now, speed));
    await answerOffers(orders, now);
    const ridden = await readOrdersToRide(orders, parts);
    await inParallel(orders, (order) =>
      logFailure(order.id, () =>
        simulateOrder(order, { now, isRidden: ridden.has(order.id) }, storeDeliveries, parts),
      ),
    );
    storeDeliveries.keepOnly(orders);
    couriers.dropRoutesExcept(new Set(orders.flatMap((order) => order.delivery_man?.id ?? [])));
  };
}
