import { isConnectionError } from "@errand/core/api-error";
import { exactMeters } from "@errand/core/location/geometry";
import type { CourierClient } from "../courier-client.ts";
import type { CourierPosition } from "./position.ts";

/** A courier who rides is reported this often, one who stands less often. */
const ridingMs = 10_000;
const standingMs = 30_000;
const movedMeters = 15;
/** The server takes no more at once; without a connection, the oldest go first. */
const maxPositions = 100;

/** Whether a position is worth a report after the last one. */
export function isWorthReporting(next: CourierPosition, last: CourierPosition | null): boolean {
  if (last === null) return true;
  const passed = next.at - last.at;
  if (passed >= standingMs) return true;
  const meters = exactMeters([last.longitude, last.latitude], [next.longitude, next.latitude]);
  return passed >= ridingMs && meters >= movedMeters;
}

/**
 * Creates the function that reports where the courier is; what cannot be sent goes along with the
 * next report.
 */
export function createPositionReports({ call }: Pick<CourierClient, "call">) {
  let last: CourierPosition | null = null;
  let waiting: CourierPosition[] = [];
  let isSending = false;

  async function send() {
    if (isSending) return;
    isSending = true;
    const sent = waiting;
    waiting = [];
    try {
      await call("POST /courier/position", { positions: sent.map(toInput) });
    } catch (error) {
      // What the server refuses, as after the end of the duty, is not sent again.
      if (isConnectionError(error)) waiting = [...sent, ...waiting].slice(-maxPositions);
    }
    isSending = false;
  }

  return async (position: CourierPosition): Promise<void> => {
    if (!isWorthReporting(position, last)) return;
    last = position;
    waiting = [...waiting, position].slice(-maxPositions);
    await send();
  };
}

function toInput({ latitude, longitude, heading, accuracy, at }: CourierPosition) {
  return {
    ...{ latitude, longitude },
    heading: heading ?? undefined,
    accuracy: Math.min(accuracy, 100_000),
    at: new Date(at).toISOString(),
  };
}
