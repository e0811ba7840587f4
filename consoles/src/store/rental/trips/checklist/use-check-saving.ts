import type { TripChecks } from "@errand/core/trips/trip-checks.contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useProviderClient } from "../../provider-client.ts";
import type { Direction } from "./checks.ts";
import { isChangedElsewhere, sendChecks } from "./send-checks.ts";
import { isSent } from "./stored-checks.ts";

/** After the last change, so that a word is one request. */
const pauseMs = 500;

export type SavingState = "none" | "waiting" | "saved" | "failed";

interface CheckSaving {
  state: SavingState;
  /** Sends what is stored on the device in a moment. */
  plan(): void;
}

/**
 * Sends a checklist while it is filled in, and what is left of it when the screen is left. What
 * fails stays on the device until the next change or the next start.
 */
export function useCheckSaving(
  tripId: number,
  direction: Direction,
  onSaved: (checks: TripChecks) => void,
): CheckSaving {
  const client = useProviderClient();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = () =>
    void queries.invalidateQueries(client.everyScope("GET /provider/trips/{id}"));
  const { mutate, status } = useMutation({
    // One after another, also of two screens.
    scope: { id: `checks ${tripId} ${direction}` },
    mutationFn: () => sendChecks(client, tripId, direction),
    onSuccess: (checks) => {
      if (checks === null) return;
      onSaved(checks);
      refresh();
    },
    // Then the checklist shows that another device was first.
    onError: (error) => isChangedElsewhere(error) && refresh(),
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (!isSent(tripId, direction)) mutate();
    },
    [mutate, tripId, direction],
  );
  const states = { idle: "none", pending: "waiting", success: "saved", error: "failed" } as const;
  return {
    state: states[status],
    plan() {
      clearTimeout(timer.current);
      timer.current = setTimeout(mutate, pauseMs);
    },
  };
}
