import type { DispatchTiming } from "@errand/server/delivery/dispatch/dispatch-timing";
import { metersPerSecond } from "./courier-leg.ts";
import { secondsToHandover } from "./estimate-demo-arrival.ts";
import { seconds } from "./order-times.ts";

/** How long the stores and couriers of the simulator take, for the plan of deliveries. */
export function demoDispatchTiming(speed: number): DispatchTiming {
  const stop = seconds.pickUp / speed / 60;
  return {
    // To the pickup they are faster than to the dropoff; the plan knows one speed.
    travel: {
      metersPerMinute: ((metersPerSecond.toPickup + metersPerSecond.minimum) / 2) * 60 * speed,
      detour: 1.3,
      pickupMinutes: stop,
      dropoffMinutes: stop,
    },
    readyAt(row, now) {
      const { handover, picked_up } = row.order.statusTimestamps;
      const known = handover ?? picked_up;
      if (known) return new Date(known);
      if (row.parcel) return row.order.scheduleAt;
      return new Date(now.getTime() + secondsToHandover(row, now, speed) * 1000);
    },
  };
}
