import type { ApiError } from "@errand/core/api-error";
import type { Trip } from "@errand/core/trips/trips.types";
import { useState } from "react";
import { call } from "../api/call.ts";
import { useLive } from "../orders/use-live.ts";
import { useStored } from "../visitor/storage.ts";
import { justBooked } from "./just-booked.ts";

/**
 * Identifies a trip: by its number, and for a guest by the phone of its contact. The token of the
 * trip's link opens it for anybody.
 */
export interface TripName {
  trip_id: number;
  contact_number?: string | undefined;
  trip_token?: string | undefined;
}

interface LiveTrip {
  trip: Trip | null;
  refusal: ApiError | null;
}

function initialStateOf({ trip_id, contact_number }: TripName): LiveTrip {
  return { trip: justBooked.find(trip_id, contact_number), refusal: null };
}

/** A trip, updated live while the component is mounted. Without a connection it is polled. */
export function useTripLive(name: TripName) {
  const [state, setState] = useState(() => initialStateOf(name));
  const token = useStored("token");
  const update = (changes: Partial<LiveTrip>) =>
    setState((previous) => ({ ...previous, ...changes }));
  const lostSince = useLive({
    endpoint: "GET /rental/user/trip/stream",
    input: name,
    // A guest's trip stays accessible by its phone, whoever signs in meanwhile.
    whose: name.contact_number === undefined ? token : null,
    read: () => call("GET /rental/user/trip/get-trip-details", name),
    onRead: (trip) => update({ trip }),
    onEvent: (event, data) => {
      if (event === "trip") update({ trip: data as Trip });
    },
    onRefused: (refusal) => update({ refusal }),
    onReset: () => setState(initialStateOf(name)),
  });
  return { ...state, lostSince, replaceTrip: (trip: Trip) => update({ trip }) };
}
