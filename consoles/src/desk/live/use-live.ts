import type { CourierPositions, Live } from "@errand/core/store-desk/desk-live.contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDeskClient } from "../desk-client.ts";
import { useDeskConnection, useDeskEvent } from "../stream/use-desk-stream.ts";

/** Time alone makes orders late, so that the town is read as often without news. */
const readEveryMs = 10_000;
/** Between two readings: a rush changes orders every second. */
const restMs = 2_000;

/**
 * The town as it is now: read at first, after each change that the stream tells of, and once the
 * stream is heard again. Couriers move in between.
 */
export function useLive(zoneId: number | undefined) {
  const { endpointQuery, scope } = useDeskClient();
  const queries = useQueryClient();
  const options = endpointQuery(scope, "GET /desk/live", { zone_id: zoneId });
  const query = useQuery({
    ...options,
    refetchInterval: readEveryMs,
    placeholderData: keepPreviousData,
  });
  const readSoon = useReadSoon(() => void queries.invalidateQueries(options));
  useDeskEvent("order", readSoon);
  useDeskEvent("exception", readSoon);
  useDeskEvent("position", (data) =>
    queries.setQueryData(options.queryKey, (live) => live && withPositions(live, data)),
  );
  const connection = useDeskConnection();
  const onHeard = useEffectEvent(readSoon);
  useEffect(() => {
    if (connection === "live") onHeard();
  }, [connection]);
  return query;
}

/** Reads at once, and what is told while it rests when the rest is over. */
function useReadSoon(read: () => void): () => void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; isAsked: boolean }>({
    isAsked: false,
  });
  const onRead = useEffectEvent(read);
  useEffect(() => {
    const own = state.current;
    return () => clearTimeout(own.timer);
  }, []);
  const rest = () => {
    state.current.timer = setTimeout(() => {
      delete state.current.timer;
      if (!state.current.isAsked) return;
      state.current.isAsked = false;
      read();
      rest();
    }, restMs);
  };
  return () => {
    if (state.current.timer) {
      state.current.isAsked = true;
      return;
    }
    onRead();
    rest();
  };
}

function withPositions(live: Live, data: unknown): Live {
  const moved = new Map((data as CourierPositions).couriers.map((one) => [one.courier_id, one]));
  return {
    ...live,
    couriers: live.couriers.map((courier) => {
      const at = moved.get(courier.id);
      if (!at) return courier;
      const { latitude, longitude, heading, time } = at;
      const accuracy = courier.location?.accuracy ?? null;
      return { ...courier, location: { latitude, longitude, heading, time, accuracy } };
    }),
  };
}
