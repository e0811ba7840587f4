import type { Order } from "@errand/core/orders/orders.types";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import { inParallel } from "./in-parallel.ts";
import { needsCourier } from "./next-action.ts";
import { readOwnCouriers } from "./read-own-couriers.ts";
import type { SimulatorParts } from "./simulator-parts.ts";

/**
 * Creates a function that lets the couriers on duty accept, or decline, the orders that wait for
 * one.
 */
export function createOfferAnswers(parts: SimulatorParts) {
  const { clients, couriers, logFailure, readOwnTown } = parts;
  let readers = 0;

  async function readCouriersOnDuty(): Promise<CourierStatus[]> {
    const own = await readOwnCouriers(parts);
    couriers.addUnknown(own);
    return own.filter((courier) => courier.on_duty);
  }

  /** The deliveries that are open to all couriers. */
  async function readOpenJobs(onDuty: CourierStatus[]): Promise<number[]> {
    // In turn, because a courier does not see what this courier has declined.
    readers += 1;
    const courier = onDuty[readers % onDuty.length];
    if (!courier) return [];
    const { jobs } = await clients
      .courier(courier.id)
      .call("GET /courier/jobs", { state: "offered" });
    return jobs.map(({ id }) => id);
  }

  return async (orders: Order[], now: Date): Promise<void> => {
    const waiting = orders.filter((order) => needsCourier(order, now));
    const { courierIds } = await readOwnTown();
    const isLost = ({ delivery_man: courier }: Order) =>
      courier !== null && courierIds.has(courier.id) && couriers.locationOf(courier.id) === null;
    const onDuty = waiting.length > 0 || orders.some(isLost) ? await readCouriersOnDuty() : [];
    const offered = new Set(onDuty.flatMap(({ offered_jobs }) => offered_jobs));
    const open = waiting.length > 0 ? await readOpenJobs(onDuty) : [];
    const toTake = waiting.filter(({ id }) => open.includes(id) || offered.has(id));
    await inParallel(couriers.assign(toTake, onDuty), ({ order: { id, run_id }, courierId }) =>
      logFailure(id, async () => {
        // A run is taken or declined whole.
        const action = declines(run_id ?? id, courierId) ? "decline" : "accept";
        await clients.courier(courierId).call(`POST /courier/jobs/{id}/${action}`, { id });
      }),
    );
  };
}

/** Couriers decline one offer in 25, the same ones in each run. */
function declines(orderId: number, courierId: number): boolean {
  return (orderId * 31 + courierId * 17) % 25 === 0;
}
