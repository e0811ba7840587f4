import type { OutboxEntry } from "@errand/client/outbox.ts";
import type { Trip, TripStatus } from "@errand/core/trips/trips.types";
import type { TripAct } from "./trip-act.ts";

/** A trip with what a person has done to it and the server is still to hear about. */
export interface RentalTrip extends Trip {
  unsent: OutboxEntry<TripAct> | null;
}

const statusAfter = {
  confirm: "confirmed",
  refuse: "canceled",
  start: "ongoing",
  complete: "completed",
} as const satisfies Record<TripAct["do"], TripStatus>;

/** A trip as it is once what waits has been sent. */
export function toRentalTrip(trip: Trip, unsent: OutboxEntry<TripAct> | null): RentalTrip {
  return { ...trip, trip_status: unsent ? statusAfter[unsent.act.do] : trip.trip_status, unsent };
}

/** What a provider does next with its trips, in the order in which it presses. */
export const tripGroups = ["late", "toConfirm", "out", "back", "onRoad", "upcoming"] as const;
export type TripGroup = (typeof tripGroups)[number];

/** Minutes since a vehicle should have been taken or brought back; 0 in time. */
export function minutesLate(trip: Trip, now: number): number {
  const due = dueAt(trip);
  if (due === null || now <= due) return 0;
  return Math.floor((now - due) / 60_000);
}

/** When a vehicle is handed over or comes back next; null when neither is to come. */
export function dueAt(trip: Pick<Trip, "trip_status" | "pickup_time" | "estimated_trip_end_time">) {
  if (trip.trip_status === "confirmed") return Date.parse(trip.pickup_time);
  if (trip.trip_status === "ongoing") return Date.parse(trip.estimated_trip_end_time);
  return null;
}

/** Where a trip belongs at `now`; null for one that is over. `dayEnd` is the end of the day. */
export function getTripGroup(trip: Trip, now: number, dayEnd: number): TripGroup | null {
  if (trip.trip_status === "pending") return "toConfirm";
  const due = dueAt(trip);
  if (due === null) return null;
  if (minutesLate(trip, now) > 0) return "late";
  if (trip.trip_status === "confirmed") return due < dayEnd ? "out" : "upcoming";
  return due < dayEnd ? "back" : "onRoad";
}

/** What moves next first: what waits, by its pickup. */
export function byNextMove(a: Trip, b: Trip): number {
  const time = (trip: Trip) => dueAt(trip) ?? Date.parse(trip.pickup_time);
  return time(a) - time(b) || a.id - b.id;
}

/** Whether somebody looks for this trip: by number, name, plate or vehicle. */
export function matchesTrip(trip: Trip, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return true;
  const texts = [
    String(trip.id),
    trip.user_info.contact_person_name,
    ...trip.vehicle_identity.map(({ license_plate_number }) => license_plate_number),
    ...trip.trip_details.map(({ vehicle_details }) => vehicle_details.name),
  ];
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
}
