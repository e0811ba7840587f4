import type { ProviderContract } from "@errand/core/contract.provider";
import { freeVehicles } from "@errand/core/rental/free-vehicles";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import type { Trip } from "@errand/core/trips/trips.types";
import { minutesLate } from "../trips/rental-trip.ts";
import type { CalendarDays } from "./calendar-days.ts";

export type FleetCalendar = ProviderContract["GET /provider/calendar"]["reply"];
type VehicleTimes = FleetCalendar["vehicles"][number];
type Block = VehicleTimes["blocks"][number];

export type Tone = "new" | "booked" | "out" | "late" | "block";

/** A time in which a vehicle is not free. */
export interface Bar {
  key: string;
  /** Null for a block. */
  tripId: number | null;
  block: Block | null;
  /** In milliseconds. */
  from: number;
  to: number;
  /** The customer, or why it is blocked. */
  name: string;
  quantity: number;
  tone: Tone;
  /** Bars of one row that meet lie below each other. */
  lane: number;
}

interface RowBase {
  key: string;
  vehicle: FleetVehicle;
  bars: readonly Bar[];
  lanes: number;
}

/** All vehicles of a kind with how many are free each day, or one of them by its plate. */
export type CalendarRow =
  | (RowBase & { kind: "vehicle"; total: number; free: readonly number[] })
  | (RowBase & { kind: "unit"; unitId: number; plate: string });

interface RowsInput {
  calendar: FleetCalendar;
  fleet: readonly FleetVehicle[];
  /** The trips that are not over, by id. */
  trips: ReadonlyMap<number, Trip>;
  shown: CalendarDays;
  now: number;
}

/** A row for each kind of vehicle, which has what has no plate yet, and one for each plate. */
export function toCalendarRows(input: RowsInput): CalendarRow[] {
  const times = new Map(input.calendar.vehicles.map((each) => [each.vehicle_id, each]));
  return input.fleet.flatMap((vehicle) => {
    const own = times.get(vehicle.id);
    return own ? toVehicleRows(vehicle, own, input) : [];
  });
}

function toVehicleRows(
  vehicle: FleetVehicle,
  times: VehicleTimes,
  { trips, shown, now }: RowsInput,
): CalendarRow[] {
  const loose: Bar[] = [];
  const byUnit = new Map<number, Bar[]>(vehicle.units.map(({ id }) => [id, []]));
  for (const booking of times.bookings) {
    const tone = tones[booking.trip_status];
    if (!tone) continue;
    const trip = trips.get(booking.trip_id);
    const late = trip ? minutesLate(trip, now) : 0;
    const bar: Bar = {
      key: `trip ${booking.trip_id}`,
      tripId: booking.trip_id,
      block: null,
      from: Date.parse(booking.from),
      // What should be back is out until it is.
      to: late > 0 && booking.trip_status === "ongoing" ? now : Date.parse(booking.to),
      name: booking.customer_name,
      quantity: booking.quantity,
      tone: late > 0 ? "late" : tone,
      lane: 0,
    };
    const units = (trip?.vehicle_identity ?? []).filter(
      ({ vehicle_id, vehicle_identity_id }) =>
        vehicle_id === vehicle.id && byUnit.has(vehicle_identity_id),
    );
    for (const { vehicle_identity_id: id } of units) {
      byUnit.get(id)?.push({ ...bar, quantity: 1 });
    }
    const quantity = booking.quantity - units.length;
    if (quantity > 0) loose.push({ ...bar, quantity });
  }
  for (const block of times.blocks) {
    const ofUnit = block.vehicle_identity_id !== null && byUnit.get(block.vehicle_identity_id);
    (ofUnit || loose).push({
      key: `block ${block.id}`,
      tripId: null,
      block,
      from: Date.parse(block.from),
      to: Date.parse(block.to),
      name: block.reason,
      quantity: block.quantity,
      tone: "block",
      lane: 0,
    });
  }
  return [
    {
      ...toLanes(loose),
      key: `vehicle ${vehicle.id}`,
      kind: "vehicle",
      vehicle,
      total: times.total_vehicles,
      free: countFree(times, shown),
    },
    ...vehicle.units
      .filter(({ id, active }) => active === 1 || byUnit.get(id)?.length)
      .map(({ id, license_plate_number }) => ({
        ...toLanes(byUnit.get(id) ?? []),
        key: `unit ${id}`,
        kind: "unit" as const,
        vehicle,
        unitId: id,
        plate: license_plate_number,
      })),
  ];
}

/** Trips that are over take no vehicle. */
const tones: Partial<Record<Trip["trip_status"], Tone>> = {
  pending: "new",
  confirmed: "booked",
  ongoing: "out",
};

/** How many are free for the whole of each day. */
function countFree(
  { total_vehicles, bookings, blocks }: VehicleTimes,
  { days, starts }: CalendarDays,
) {
  const holds = [...bookings, ...blocks].map(({ quantity, from, to }) => ({
    quantity,
    start: Date.parse(from),
    end: Date.parse(to),
  }));
  return days.map((_, index) => {
    const span = { start: starts[index] ?? 0, end: starts[index + 1] ?? 0 };
    return freeVehicles(total_vehicles, holds, span);
  });
}

function toLanes(bars: readonly Bar[]): { bars: Bar[]; lanes: number } {
  const ends: number[] = [];
  const placed = bars
    .toSorted((a, b) => a.from - b.from)
    .map((bar) => {
      const found = ends.findIndex((end) => end <= bar.from);
      const lane = found === -1 ? ends.length : found;
      ends[lane] = bar.to;
      return { ...bar, lane };
    });
  return { bars: placed, lanes: Math.max(1, ends.length) };
}
