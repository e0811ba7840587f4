import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import type { Trip } from "@errand/core/trips/trips.types";
import type { StaffClient } from "./staff-client.ts";
import { nextTripStep, type TripStep } from "./trip-timing.ts";

/**
 * The rental providers of the town: each confirms its trips, hands its vehicles over and takes them
 * back.
 */
export interface TownProviders {
  /** Takes the steps that are due; `work` runs each of them. */
  tick(
    now: Date,
    speed: number,
    work: (tripId: number | null, step: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** The providers of trips that customers with an account have not finished. */
  withCustomers(): number[];
}

/** Milliseconds between two looks of a provider at its trips. */
const intervalMs = 3_000;
const pageSize = 100;

export function createTownProviders(
  readProviders: () => Promise<number[]>,
  clientOf: (providerId: number) => StaffClient,
): TownProviders {
  /** When each provider looks next, in milliseconds. */
  const due = new Map<number, number>();
  /** Trips of each provider that were not over at its last look; missing before the first one. */
  const running = new Map<number, Trip[]>();

  /** New trips come in only as new, so that a provider without trips asks for those alone. */
  async function readTrips(providerId: number): Promise<Trip[]> {
    const isIdle = running.get(providerId)?.length === 0;
    const states = isIdle ? (["new"] as const) : (["new", "upcoming", "ongoing"] as const);
    const client = clientOf(providerId);
    const trips: Trip[] = [];
    for (const state of states) {
      const page = await client.call("GET /provider/trips", { state, limit: pageSize });
      trips.push(...page.trips);
    }
    running.set(providerId, trips);
    return trips;
  }

  async function take(providerId: number, trip: Trip, next: TripStep): Promise<void> {
    const client = clientOf(providerId);
    const { id } = trip;
    if (next.step === "refuse") {
      await client.call("POST /provider/trips/{id}/refuse", { id, reason: next.reason });
    } else if (next.step === "assign") {
      const vehicles = await chooseVehicles(client, trip, running.get(providerId) ?? []);
      await client.call("PUT /provider/trips/{id}/vehicles", { id, vehicles });
    } else await client.call(`POST /provider/trips/{id}/${next.step}`, { id });
  }

  return {
    async tick(now, speed, work) {
      for (const providerId of await readProviders()) {
        if ((due.get(providerId) ?? 0) > now.getTime()) continue;
        due.set(providerId, now.getTime() + intervalMs);
        await work(null, async () => {
          for (const trip of await readTrips(providerId)) {
            const next = nextTripStep(trip, now, speed);
            if (next) await work(trip.id, () => take(providerId, trip, next));
          }
        });
      }
    },
    withCustomers: () =>
      [...running]
        .filter(([, trips]) => trips.some(({ is_guest }) => !is_guest))
        .map(([providerId]) => providerId),
  };
}

/** Vehicles and drivers that no other trip has: as many of each as were booked. */
async function chooseVehicles(client: StaffClient, trip: Trip, others: Trip[]) {
  const taken = others
    .filter(({ id }) => id !== trip.id)
    .flatMap((other) => other.vehicle_identity);
  const takenUnits = new Set(taken.map((vehicle) => vehicle.vehicle_identity_id));
  const takenDrivers = new Set(taken.flatMap(({ driver_data }) => driver_data?.id ?? []));
  const fleet = await readFleet(client);
  const isDriven = trip.trip_details.some(({ vehicle_details }) => hasDriver(vehicle_details));
  const drivers = isDriven ? await client.call("GET /provider/drivers", {}) : [];
  const free = drivers.filter(({ id }) => !takenDrivers.has(id)).values();
  return trip.trip_details.flatMap(({ vehicle_id, quantity, vehicle_details }) => {
    const units = fleet.find(({ id }) => id === vehicle_id)?.units ?? [];
    return units
      .filter(({ id, active }) => active === 1 && !takenUnits.has(id))
      .slice(0, quantity)
      .map(({ id: vehicle_identity_id }) => {
        const driver = hasDriver(vehicle_details) ? free.next().value : undefined;
        return { vehicle_identity_id, ...(driver && { driver_id: driver.id }) };
      });
  });
}

async function readFleet(client: StaffClient): Promise<FleetVehicle[]> {
  const fleet: FleetVehicle[] = [];
  for (let offset = 1; ; offset++) {
    const page = await client.call("GET /provider/vehicles", { limit: pageSize, offset });
    fleet.push(...page.vehicles);
    if (page.vehicles.length < pageSize) return fleet;
  }
}

/** The category of the town whose vehicles come with a driver. */
const hasDriver = ({ type }: { type: string }): boolean => type === "with-driver";
