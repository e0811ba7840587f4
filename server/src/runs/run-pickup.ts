import { type DeliveryMinutes, deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import type { Position } from "@errand/core/location/geometry";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Perishability, RunPickup } from "@errand/core/runs/plan-run";
import type { StopPlan } from "./stop-plan.ts";

/**
 * What of an order is fetched before the courier comes to the door; null for a parcel that is taken
 * along there. A parcel is ready at once.
 */
export function toStopPickup(
  plan: StopPlan,
  { door, now }: { door: Position; now: Date },
): RunPickup | null {
  if (plan.kind === "store") {
    const { seller, module } = plan;
    return toPickup({ store: seller.store, moduleType: module.type, door, now });
  }
  if (plan.direction === "bring") return null;
  const { longitude, latitude } = plan.other;
  return { position: [longitude, latitude], readyIn: 0, perishability: "other" };
}

/** What a store promises without the way is what it needs to have an order ready. */
export function toPickup({
  store,
  moduleType,
  door,
  now,
}: {
  store: DeliveryMinutes & { longitude: number; latitude: number };
  moduleType: ModuleType;
  door: Position;
  now: Date;
}): RunPickup {
  const position: Position = [store.longitude, store.latitude];
  const riding = ridingMinutes(position, door, bicycle) + bicycle.pickupMinutes;
  const readyIn = Math.max(0, deliveryMinutes(store, now).min - riding);
  return { position, readyIn, perishability: getPerishability(moduleType) };
}

/** Meals are hot, groceries are cold. */
function getPerishability(type: ModuleType): Perishability {
  if (type === "food") return "hot";
  return type === "grocery" ? "cold" : "other";
}
