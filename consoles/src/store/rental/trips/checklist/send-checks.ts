import { newKey } from "@errand/client/create-client.ts";
import { ApiError } from "@errand/core/api-error";
import type { TripChecks } from "@errand/core/trips/trip-checks.contract";
import { readPicture } from "@errand/ui/forms/picture-storage.ts";
import type { ProviderClient } from "../../provider-client.ts";
import { type Checks, type Direction, readNumber, ticks } from "./checks.ts";
import { findUnsentChecks, isSent, markSent, readChecks } from "./stored-checks.ts";

type Client = Pick<ProviderClient, "call">;

/** Sends what this device has of a checklist; null if the server has it already. */
export async function sendChecks(
  { call }: Client,
  tripId: number,
  direction: Direction,
): Promise<TripChecks | null> {
  const checks = readChecks(tripId, direction);
  if (!checks || isSent(tripId, direction)) return null;
  const added = await readAdded(checks);
  const input = {
    ...{ id: tripId, moment: direction, ...toStated(checks) },
    ...(added.length > 0 && { image: added.map(({ file }) => file) }),
  };
  const { checks: served } = await call("PUT /provider/trips/{id}/checks", input, {
    key: newKey(),
  });
  const keys = (served[direction]?.pictures ?? []).slice(-added.length || Infinity);
  const keyOf = new Map(added.map(({ id }, index) => [id, keys[index]?.key ?? ""]));
  const version = served[direction]?.version ?? 0;
  markSent(tripId, direction, { checks, keyOf, version });
  return served;
}

/**
 * Sends what other screens left unsent, such as without a connection. What another device has
 * changed meanwhile waits until the checklist is opened.
 */
export async function sendUnsentChecks(client: Client): Promise<void> {
  for (const { tripId, direction } of findUnsentChecks()) {
    await sendChecks(client, tripId, direction).catch((error: unknown) => {
      if (!isChangedElsewhere(error)) throw error;
    });
  }
}

/** Whether the server has refused a checklist because another device has changed it. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.find("version") !== undefined;
}

/** The pictures that the server does not have and this device has. */
async function readAdded({ pictures, pictureKeys }: Checks) {
  const added = pictures.filter((id) => pictureKeys[id] === undefined);
  const read = await Promise.all(added.map(async (id) => ({ id, file: await readPicture(id) })));
  return read.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
}

function toStated(checks: Checks) {
  return {
    ticks: ticks.filter((tick) => checks[tick]),
    meters: checks.meters.map(({ unitId, odometer, fuel }) => ({
      vehicle_identity_id: unitId,
      odometer: readNumber(odometer),
      fuel: toPercent(fuel),
    })),
    notes: checks.notes,
    version: checks.version,
    pictures: checks.pictures.flatMap((id) => checks.pictureKeys[id] ?? []),
  };
}

function toPercent(typed: string): number | null {
  const value = readNumber(typed);
  return value !== null && value <= 100 ? value : null;
}
