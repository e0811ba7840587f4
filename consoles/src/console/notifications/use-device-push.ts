import { type PushObstacle, pushObstacle } from "@errand/client/push.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsole } from "../console.ts";
import { renew, turnOff, turnOn } from "./device-push.ts";

/** Subscribes this device again for whoever has signed in, if it was to receive notifications. */
export function useRenewedPush(isSignedIn: boolean): void {
  const { api, audience } = useConsole();
  useEffect(() => {
    // Without a connection or a worker, the next start does.
    if (isSignedIn) renew(audience, api).catch(() => {});
  }, [isSignedIn, api, audience]);
}

const queryKey = ["push"];

/** Whether this device receives pushed notifications, and how to change that. */
export function useDevicePush() {
  const { api, audience } = useConsole();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: api.readPush, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (isWanted: boolean): Promise<PushObstacle | null> => {
      if (isWanted) return turnOn(audience, api);
      await turnOff(audience, api);
      return null;
    },
    onError: reportError,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const obstacle = change.data ?? pushObstacle();
  return {
    /** Null until it is known. */
    isActive: data ? data.is_active && obstacle === null : null,
    obstacle,
    isChanging: change.isPending,
    change: change.mutate,
  };
}
