import type { Order } from "@errand/core/orders/orders.types";
import { answerCancelRequest, dueCancelAnswer } from "./cancel-requests.ts";
import { lacksPiece, reportMissingPiece } from "./missing-pieces.ts";
import { nextAction } from "./next-action.ts";
import type { SimulatorParts } from "./simulator-parts.ts";
import type { StoreDeliveries } from "./store-deliveries.ts";
import { takeOrderAction } from "./take-order-action.ts";

interface Moment {
  now: Date;
  /** Whether its courier rides for this order now. */
  isRidden: boolean;
}

/**
 * Moves the courier of an order, then lets its store, its courier or the desk do what is due; at
 * most one thing.
 */
export async function simulateOrder(
  order: Order,
  { now, isRidden }: Moment,
  storeDeliveries: StoreDeliveries,
  parts: SimulatorParts,
): Promise<void> {
  const { clients, couriers, readOwnTown, speed } = parts;
  const { storeIds, courierIds } = await readOwnTown();
  const isOwnStore = order.store_id !== null && storeIds.has(order.store_id);
  const courierId = order.delivery_man?.id ?? null;
  const isOwnCourier = courierId !== null && courierIds.has(courierId);
  const courier = courierId === null ? null : couriers.locationOf(courierId);
  const driven = isRidden ? await couriers.ride({ order, courier }, now, speed) : null;
  if (driven && courierId !== null) {
    await clients.courier(courierId).call("PUT /courier/position", driven);
  }
  if (order.store_id !== null && isOwnStore && lacksPiece(order, now)) {
    return reportMissingPiece(clients.store(order.store_id), order);
  }
  const answer = dueCancelAnswer(order, now, speed);
  if (answer && (answer.by === "desk" || isOwnStore) && order.store_id !== null) {
    const staff = answer.by === "desk" ? clients.desk : clients.store(order.store_id);
    return answerCancelRequest(staff, order, answer);
  }
  const next = nextAction({ order, courier: driven ?? courier }, now, {
    speed,
    isStoreDelivered: await storeDeliveries.has(order),
  });
  if (!next || !(next.by === "courier" ? isOwnCourier : isOwnStore)) return;
  await takeOrderAction(order, next, parts);
}
