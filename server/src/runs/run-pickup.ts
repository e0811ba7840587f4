import { type DeliveryMinutes, deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import type { Position } from "@errand/core/location/geometry";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Perishability, RunPickup } from "@errand/core/runs/plan-run";

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
