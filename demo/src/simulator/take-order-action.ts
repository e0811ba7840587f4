import { isTakenAlong } from "@errand/core/delivery/taken-along";
import type { Order } from "@errand/core/orders/orders.types";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { codeFromCustomer } from "./customer-at-door.ts";
import { drawDoorPicture } from "./door-picture.ts";
import type { OrderAction } from "./next-action.ts";
import { prescriptionLines } from "./prescription-lines.ts";
import type { SimulatorParts } from "./simulator-parts.ts";
import type { StaffClient } from "./staff-client.ts";
import { weighLines } from "./weigh-lines.ts";

/** Makes the call of a store or a courier about an order. */
export async function takeOrderAction(
  order: Order,
  action: OrderAction,
  { api, clients, screens }: SimulatorParts,
): Promise<void> {
  const { id, store_id: storeId } = order;
  const isHandover = action.path.endsWith("/deliver");
  const otp = isHandover ? await codeFromCustomer(api.db, id) : undefined;
  const code = otp === undefined ? {} : { otp };
  if (action.by === "courier") {
    const courierId = order.delivery_man?.id;
    if (courierId === undefined) return;
    const client = clients.courier(courierId);
    const { jobs } = await client.call("GET /courier/jobs", {});
    const job = jobs.find((each) => each.id === id);
    const together = isHandover && job ? findTogether(job, jobs) : [];
    // The orders of a run are handed over with the first of them.
    if (together.some((other) => other.id < id)) return;
    const along = isHandover && job ? findTakenAlong(job, jobs) : [];
    const cash = [job, ...together, ...along].reduce((sum, each) => sum + (each?.collect ?? 0), 0);
    // Nobody is there to name a code where a parcel is left.
    const proof = isHandover && job?.kind === "parcel" && { proof: await drawDoorPicture() };
    await client.call(action.path, {
      id,
      ...(job?.safe_place ? {} : code),
      ...(isHandover && cash > 0 && { cash }),
      ...proof,
    });
    if (action.path.endsWith("/pickup") && hasIncident(id)) {
      await client.call("POST /courier/jobs/{id}/incident", { id, reason: "A flat tyre" });
    }
  } else if (storeId !== null) {
    screens.turnOn(storeId);
    const store = clients.store(storeId);
    if (action.path.endsWith("/ready")) await weigh(store, id);
    const lines = prescriptionLines(order);
    await store.call(action.path, { id, processing_time: 1, lines, ...code });
  }
}

/** The other jobs of a run that are aboard, for the same door. */
function findTogether(job: Job, jobs: Job[]): Job[] {
  return findOthersOfRun(job, jobs).filter((other) => {
    const isAboard = other.state === "on_the_way" || other.state === "at_door";
    return isAboard && !isTakenAlong(other);
  });
}

/** The parcel that is taken along at that door, where it is paid with the rest. */
function findTakenAlong(job: Job, jobs: Job[]): Job[] {
  return findOthersOfRun(job, jobs).filter((other) => {
    const isToFetch = other.state === "accepted" || other.state === "at_pickup";
    return isToFetch && isTakenAlong(other);
  });
}

function findOthersOfRun(job: Job, jobs: Job[]): Job[] {
  if (job.run_id === null || isTakenAlong(job)) return [];
  return jobs.filter(({ id, run_id: runId }) => runId === job.run_id && id !== job.id);
}

async function weigh(store: StaffClient, id: number): Promise<void> {
  const { details } = await store.call("GET /store/orders/{id}", { id });
  const lines = weighLines(details);
  if (lines.length > 0) await store.call("POST /store/orders/{id}/weigh", { id, lines });
}

/** Couriers report an incident in one delivery of 50. */
function hasIncident(orderId: number): boolean {
  return orderId % 50 === 0;
}
