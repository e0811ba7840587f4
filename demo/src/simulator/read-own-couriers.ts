import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { SimulatorParts } from "./simulator-parts.ts";

/** The largest page of a list. */
const pageSize = 100;

/** Returns the couriers of the town. */
export async function readOwnCouriers({
  clients,
  readOwnTown,
}: Pick<SimulatorParts, "clients" | "readOwnTown">): Promise<CourierStatus[]> {
  const { courierIds } = await readOwnTown();
  const all = await clients.desk.call("GET /desk/couriers", { limit: pageSize });
  return all.couriers.filter(({ id }) => courierIds.has(id));
}
