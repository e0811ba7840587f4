import { type Language, localize } from "@errand/core/language";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { isTakenAlong } from "../order-rows/order-facts.ts";
import type { RunOrder, RunRow } from "../orders/run-orders.data.ts";

type RunStop = Run["stops"][number];

/**
 * The way of a run: what is fetched, the address of the run, and where the parcel goes that is
 * taken along there.
 */
export function toRunStops(run: RunRow, rows: readonly RunOrder[], language: Language): RunStop[] {
  const pickups = rows.flatMap((row) => findPickup(row, language) ?? []);
  const door = findDoor(run, rows);
  const onward = rows.flatMap((row) => findOnward(row) ?? []);
  return [...pickups, ...(door ? [door] : []), ...onward].map((stop, index) => ({
    seq: index + 1,
    ...stop,
  }));
}

type Unnumbered = Omit<RunStop, "seq">;

/** Where an order is fetched; null for a parcel that is taken along at the address of the run. */
function findPickup(row: RunOrder, language: Language): Unnumbered | null {
  const { order, store, inRun } = row;
  const done = order.statusTimestamps.picked_up;
  const about = {
    order_id: order.id,
    kind: "pickup" as const,
    planned_at: inRun.plannedAt.toISOString(),
    ...(done && { done_at: done }),
  };
  if (store) {
    const { address, latitude, longitude } = store;
    return { ...about, name: localize(store.name, language), address, latitude, longitude };
  }
  if (isTakenAlong(row) || !order.address) return null;
  const { contact_person_name: name, address, latitude, longitude } = order.address;
  return { ...about, name, address, latitude, longitude };
}

/** It is done once all that comes there is there, or what leaves there has been taken. */
function findDoor(run: RunRow, rows: readonly RunOrder[]): Unnumbered | null {
  const [address] = rows.flatMap((row) => getDoorAddress(row) ?? []);
  if (!address) return null;
  const isGone = ({ order: { status } }: RunOrder) => status === "canceled" || status === "failed";
  const coming = rows.filter((row) => !isTakenAlong(row) && !isGone(row));
  const times =
    coming.length > 0
      ? coming.flatMap(({ order }) => order.statusTimestamps.delivered ?? [])
      : rows.filter(isTakenAlong).flatMap(({ order }) => order.statusTimestamps.picked_up ?? []);
  const done = times.toSorted().at(-1);
  return {
    order_id: null,
    kind: "dropoff",
    name: "",
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    planned_at: run.windowFrom.toISOString(),
    ...(done && { done_at: done }),
  };
}

function getDoorAddress(row: RunOrder) {
  return row.parcel && !isTakenAlong(row) ? row.parcel.receiver : row.order.address;
}

/** Where a parcel is brought that is taken along at the address of the run. */
function findOnward(row: RunOrder): Unnumbered | null {
  const { order, parcel, inRun } = row;
  if (!isTakenAlong(row) || !parcel?.receiver) return null;
  const { contact_person_name: name, address, latitude, longitude } = parcel.receiver;
  const done = order.statusTimestamps.delivered;
  return {
    order_id: order.id,
    kind: "dropoff",
    ...{ name, address, latitude, longitude },
    planned_at: inRun.plannedAt.toISOString(),
    ...(done && { done_at: done }),
  };
}
