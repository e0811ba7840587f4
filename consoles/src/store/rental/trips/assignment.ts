import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import type { Trip } from "@errand/core/trips/trips.types";

/** One vehicle that a trip needs, and who drives it. Ids as texts, as selects have them. */
export interface Slot {
  vehicleId: number;
  name: string;
  unit: string;
  driver: string;
}

/** As many places as were booked of each vehicle, with what is assigned to them. */
export function toSlots({ trip_details, vehicle_identity }: Trip): Slot[] {
  return trip_details.flatMap(({ vehicle_id, quantity, vehicle_details }) => {
    const assigned = vehicle_identity.filter((each) => each.vehicle_id === vehicle_id);
    return Array.from({ length: quantity }, (_, index) => ({
      vehicleId: vehicle_id,
      name: vehicle_details.name,
      unit: String(assigned[index]?.vehicle_identity_id ?? ""),
      driver: String(assigned[index]?.driver_data?.id ?? ""),
    }));
  });
}

/** What other trips have at the time of this one: single vehicles and drivers. */
export function findTaken(trip: Trip, others: readonly Trip[]) {
  const [start, end] = [Date.parse(trip.pickup_time), Date.parse(trip.estimated_trip_end_time)];
  const meeting = others.filter(
    (other) =>
      other.id !== trip.id &&
      Date.parse(other.pickup_time) < end &&
      // A vehicle that should be back is out until it is.
      (Date.parse(other.estimated_trip_end_time) > start || other.trip_status === "ongoing"),
  );
  const taken = meeting.flatMap((other) => other.vehicle_identity);
  return {
    units: new Set(taken.map((each) => each.vehicle_identity_id)),
    drivers: new Set(taken.flatMap(({ driver_data }) => driver_data?.id ?? [])),
  };
}

/** Fills empty places with vehicles that are free, so that mostly one press assigns them. */
export function proposeUnits(
  slots: readonly Slot[],
  fleet: readonly FleetVehicle[],
  taken: ReadonlySet<number>,
): Slot[] {
  const used = new Set([...taken].map(String));
  for (const { unit } of slots) if (unit !== "") used.add(unit);
  return slots.map((slot) => {
    if (slot.unit !== "") return slot;
    const units = fleet.find(({ id }) => id === slot.vehicleId)?.units ?? [];
    const free = units.find(({ id, active }) => active === 1 && !used.has(String(id)));
    if (!free) return slot;
    used.add(String(free.id));
    return { ...slot, unit: String(free.id) };
  });
}
