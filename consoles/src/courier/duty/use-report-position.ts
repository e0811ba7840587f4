import { exactMeters } from "@errand/core/location/geometry";
import { useEffect } from "react";
import { useCourierClient } from "../courier-client.ts";
import { type CourierPosition, usePositionWatch } from "./position.ts";

/** A courier who rides is reported this often, one who stands less often. */
const ridingMs = 10_000;
const standingMs = 30_000;
const movedMeters = 15;

/** Whether a position is worth a report after the last one. */
export function isWorthReporting(next: CourierPosition, last: CourierPosition | null): boolean {
  if (last === null) return true;
  const passed = next.at - last.at;
  if (passed >= standingMs) return true;
  const meters = exactMeters([last.longitude, last.latitude], [next.longitude, next.latitude]);
  return passed >= ridingMs && meters >= movedMeters;
}

/** Watches where the phone is and reports it, while the courier works. */
export function useReportPosition(isOn: boolean): void {
  const watch = usePositionWatch();
  const { call } = useCourierClient();
  useEffect(() => {
    if (!isOn) return;
    let last: CourierPosition | null = null;
    const unsubscribe = watch.subscribe(() => {
      const { position } = watch.state();
      if (!position || !isWorthReporting(position, last)) return;
      last = position;
      const { latitude, longitude, heading, accuracy } = position;
      const input = {
        ...{ latitude, longitude },
        heading: heading ?? undefined,
        accuracy: Math.min(accuracy, 100_000),
      };
      // A lost report is replaced by the next one.
      call("PUT /courier/position", input).catch(() => undefined);
    });
    const stop = watch.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, [isOn, watch, call]);
}
