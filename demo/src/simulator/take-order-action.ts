import type { Order } from "@errand/core/orders/orders.types";
import { codeFromCustomer } from "./customer-at-door.ts";
import { drawDoorPicture } from "./door-picture.ts";
import type { OrderAction } from "./next-action.ts";
import { prescriptionLines } from "./prescription-lines.ts";
import type { SimulatorParts } from "./simulator-parts.ts";

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
    const cash = job?.collect ?? 0;
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
    const lines = prescriptionLines(order);
    await clients.store(storeId).call(action.path, { id, processing_time: 1, lines, ...code });
  }
}

/** Couriers report an incident in one delivery of 50. */
function hasIncident(orderId: number): boolean {
  return orderId % 50 === 0;
}
