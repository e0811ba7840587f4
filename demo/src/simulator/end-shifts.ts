import { endOfShift, handInCash } from "./end-of-shift.ts";
import { readOwnCouriers } from "./read-own-couriers.ts";
import type { SimulatorParts } from "./simulator-parts.ts";

/** Lets the couriers whose shift is over hand in their cash. */
export async function endShifts(parts: SimulatorParts): Promise<void> {
  const { clients, logFailure } = parts;
  for (const courier of (await readOwnCouriers(parts)).filter(endOfShift)) {
    const people = { desk: clients.desk, courier: clients.courier(courier.id) };
    await logFailure(null, () => handInCash(courier, people));
  }
}
