import type { OutboxEntry } from "@errand/client/outbox.ts";
import type { Trip } from "@errand/core/trips/trips.types";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { LiveTrips, LiveTripsState } from "./live-trips.ts";
import { byNextMove, type RentalTrip, toRentalTrip } from "./rental-trip.ts";
import { type TripAct, undoMs } from "./trip-act.ts";

export const LiveTripsContext = createContext<LiveTrips | null>(null);

export function useLiveTrips(): LiveTrips {
  const found = useContext(LiveTripsContext);
  if (found === null) throw new Error("useLiveTrips requires a LiveTripsContext.");
  return found;
}

export function useLiveTripsState(): LiveTripsState {
  const { subscribe, state } = useLiveTrips();
  return useSyncExternalStore(subscribe, state);
}

/** What is still to be sent. */
export function useUnsentActs(): readonly OutboxEntry<TripAct>[] {
  const { outbox } = useLiveTrips();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

/** The trips that are not over, with what was done to them, what moves next first. */
export function useRunningTrips(): readonly RentalTrip[] {
  const { trips } = useLiveTripsState();
  const entries = useUnsentActs();
  return useMemo(
    () =>
      [...trips.values()]
        .map((trip) => toRentalTrip(trip, findUnsent(entries, trip.id)))
        .toSorted(byNextMove),
    [trips, entries],
  );
}

/** A trip with what waits to be sent of it. */
export function useWithUnsent(trip: Trip): RentalTrip {
  return toRentalTrip(trip, findUnsent(useUnsentActs(), trip.id));
}

function findUnsent(entries: readonly OutboxEntry<TripAct>[], tripId: number) {
  return entries.findLast(({ act }) => act.tripId === tripId) ?? null;
}

/** Does something with a trip, which is shown as done at once and sent from the outbox. */
export function useTripAct(): (act: TripAct) => void {
  const { outbox } = useLiveTrips();
  return (act) => {
    outbox.add(act, undoMs);
  };
}
