import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { StaffClient } from "./staff-client.ts";

/** The cash, in the shop's currency, with which a courier of the town goes to the desk. */
const cashToHandIn = 150;

/**
 * Couriers who have much cash and no delivery end their shift: they are off duty while they hand it
 * in.
 */
export function endOfShift(courier: CourierStatus): boolean {
  return courier.on_duty && courier.active_orders === 0 && courier.cash >= cashToHandIn;
}

/** Hands in the cash of a courier, who then begins the next shift. */
export async function handInCash(
  { id, cash }: CourierStatus,
  { desk, courier }: { desk: StaffClient; courier: StaffClient },
): Promise<void> {
  await courier.call("PUT /courier/duty", { on: false });
  await desk.call("POST /desk/couriers/{id}/cash", { id, amount: cash });
  await courier.call("PUT /courier/duty", { on: true });
}
