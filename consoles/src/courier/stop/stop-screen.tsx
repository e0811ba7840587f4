import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useState } from "react";
import { LazyScreenWith } from "../../console/lazy-screen.tsx";
import { getStopKey, isAtStop, type Stop } from "../jobs/stops.ts";
import { NextStop } from "./next-stop.tsx";

/** In chunks of their own, which the phone has loaded before it loses its connection. */
const pickupCheck = lazyComponent(() =>
  import("./pickup-check.tsx").then((file) => file.PickupCheck),
);
const door = lazyComponent(() => import("../door/door.tsx").then((file) => file.Door));
const trouble = lazyComponent(() => import("../trouble/trouble.tsx").then((file) => file.Trouble));

export function prefetchStops(): void {
  pickupCheck.prefetch();
  door.prefetch();
  trouble.prefetch();
}

/** The next stop: the way to it, then what is done there; or what has gone wrong. */
export function StopScreen({ stop }: { stop: Stop }) {
  const key = getStopKey(stop);
  const [troubleAt, setTroubleAt] = useState<string | null>(null);
  if (troubleAt === key) {
    const props = { stop, onClose: () => setTroubleAt(null) };
    return <LazyScreenWith key={key} component={trouble} props={props} fallback={null} />;
  }
  const props = { stop, onTrouble: () => setTroubleAt(key) };
  if (!isAtStop(stop)) return <NextStop key={key} {...props} />;
  const component = stop.kind === "pickup" ? pickupCheck : door;
  return <LazyScreenWith key={key} component={component} props={props} fallback={null} />;
}
