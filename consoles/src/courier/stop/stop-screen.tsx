import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useState } from "react";
import { LazyScreenWith } from "../../console/lazy-screen.tsx";
import { getStopKey, isAtStop, type Stop } from "../jobs/stops.ts";
import { NextStop } from "./next-stop.tsx";

/** In chunks of their own, which the phone has loaded before it loses its connection. */
const pickupCheck = lazyComponent(() =>
  withMessages(["next-stop"], import("./pickup-check.tsx")).then((file) => file.PickupCheck),
);
const door = lazyComponent(() =>
  withMessages(["door", "next-stop"], import("../door/door.tsx")).then((file) => file.Door),
);
const trouble = lazyComponent(() =>
  withMessages(["trouble"], import("../trouble/trouble.tsx")).then((file) => file.Trouble),
);

export function prefetchStops(): void {
  pickupCheck.prefetch();
  door.prefetch();
  trouble.prefetch();
}

/** The next stop: the way to it, then what is done there; or what has gone wrong. */
export function StopScreen({ stop }: { stop: Stop }) {
  const key = getStopKey(stop);
  const [troubleAt, setTroubleAt] = useState<string | null>(null);
  // The server knows no arrival of a return.
  const [returnedAt, setReturnedAt] = useState<string | null>(null);
  if (troubleAt === key) {
    const props = { stop, onClose: () => setTroubleAt(null) };
    return <LazyScreenWith key={key} component={trouble} props={props} fallback={null} />;
  }
  const props = { stop, onTrouble: () => setTroubleAt(key) };
  if (!isAtStop(stop) && returnedAt !== key) {
    return <NextStop key={key} {...props} onReturned={() => setReturnedAt(key)} />;
  }
  const component = stop.kind === "pickup" ? pickupCheck : door;
  return <LazyScreenWith key={key} component={component} props={props} fallback={null} />;
}
