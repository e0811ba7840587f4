import type { createListen, LiveState } from "@errand/client/live-updates.ts";
import { createOutbox, type Outbox, type OutboxEntry } from "@errand/client/outbox.ts";
import type { ApiError } from "@errand/core/api-error";
import type { ProviderContract } from "@errand/core/contract.provider";
import { isRunningTrip } from "@errand/core/trips/trip-states";
import type { Trip } from "@errand/core/trips/trips.types";
import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../../../console/staff-session.ts";
import type { ProviderClient } from "../provider-client.ts";
import { forgetChecks } from "./checklist/stored-checks.ts";
import { isTripAct, type TripAct } from "./trip-act.ts";

export interface LiveTripsState {
  /** The trips of the provider that are not over, by their ids. */
  trips: ReadonlyMap<number, Trip>;
  connection: LiveState;
  /** Why the server refuses to say more. */
  refused: ApiError | null;
}

/** The trips of a provider as its stream states them, and what is done to them. */
export interface LiveTrips {
  state(): LiveTripsState;
  subscribe(listener: () => void): () => void;
  outbox: Outbox<TripAct>;
  /** Shows a trip that a call has answered, before the stream states it. */
  show(trip: Trip): void;
  /** Listens until the returned function is called. */
  start(): () => void;
}

interface LiveTripsOptions {
  client: Pick<ProviderClient, "call"> & {
    listen: ReturnType<typeof createListen<ProviderContract, unknown>>;
  };
  onRefusedAct(act: TripAct, error: unknown): void;
  /** Something is other than before, so that what was read of it is old. */
  onChange(): void;
  /** The stream states something else, such as a message. */
  onOther(event: string, data: unknown): void;
}

/** Creates what every screen of a provider shares of its trips. */
export function createLiveTrips({
  client,
  onRefusedAct,
  onChange,
  onOther,
}: LiveTripsOptions): LiveTrips {
  let state: LiveTripsState = { trips: new Map(), connection: "connecting", refused: null };
  const listeners = new Set<() => void>();

  function change(changes: Partial<LiveTripsState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** A slow answer to a call may be older than what the stream has stated since. */
  function show(trip: Trip) {
    const known = state.trips.get(trip.id);
    if (known && known.updated_at > trip.updated_at) return;
    const trips = new Map(state.trips);
    if (isRunningTrip(trip.trip_status)) trips.set(trip.id, trip);
    else {
      trips.delete(trip.id);
      forgetChecks(trip.id);
    }
    change({ trips });
    onChange();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outbox: createOutbox<TripAct>({
      values: localValues,
      name: personalValue("store", "outbox"),
      isAct: isTripAct,
      subjectOf: ({ tripId }) => tripId,
      send: async (entry) => show(await sendAct(client, entry)),
      onRefused: ({ act }, error) => onRefusedAct(act, error),
    }),
    show,
    start: () =>
      client.listen(
        "GET /provider/stream",
        {},
        {
          onEvent(event, data) {
            // The stream is typed by its contract, and its events have no types of their own.
            if (event === "trip") show(data as Trip);
            else onOther(event, data);
          },
          onState: (connection) => change({ connection }),
          onRefused: (refused) => change({ refused, connection: "ended" }),
        },
      ),
  };
}

/** Sends what a person did with a trip; resolves to the trip as it is then. */
async function sendAct(
  { call }: Pick<ProviderClient, "call">,
  { key, act }: OutboxEntry<TripAct>,
): Promise<Trip> {
  const id = act.tripId;
  const options = { key };
  switch (act.do) {
    case "confirm":
      return (await call("POST /provider/trips/{id}/confirm", { id }, options)).trip;
    case "refuse": {
      const input = { id, reason: act.reason };
      return (await call("POST /provider/trips/{id}/refuse", input, options)).trip;
    }
    case "start":
      return (await call("POST /provider/trips/{id}/start", { id }, options)).trip;
    case "complete":
      return (await call("POST /provider/trips/{id}/complete", { id }, options)).trip;
  }
}
