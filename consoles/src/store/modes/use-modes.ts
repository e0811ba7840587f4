import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";

interface Busy {
  minutes: number;
  /** In milliseconds. */
  until: number;
}

/** Fewest minutes that the server takes, of a busy time that ends now. */
const anyMinutes = 5;

/** Changes how many orders the store takes; every tablet hears of it by the stream. */
export function useModes(onDone: () => void) {
  const { call } = useStoreClient();
  const done = { onSuccess: onDone, onError: reportError };
  const busy = useMutation({
    mutationFn: ({ minutes, until }: Busy) =>
      call("PUT /store/busy", {
        extra_minutes: minutes,
        until: new Date(until).toISOString(),
      }),
    ...done,
  });
  const pause = useMutation({
    mutationFn: (until: number | null) =>
      call("PUT /store/pause", {
        paused_until: until === null ? null : new Date(until).toISOString(),
      }),
    ...done,
  });
  return {
    setBusy: busy.mutate,
    endBusy: () => busy.mutate({ minutes: anyMinutes, until: Date.now() - 1000 }),
    pause: (until: number) => pause.mutate(until),
    endPause: () => pause.mutate(null),
    isSaving: busy.isPending || pause.isPending,
  };
}
