import type { ApiError } from "@errand/core/api-error";
import type { CourierLocation, CourierUpdate } from "@errand/core/orders/orders.types";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { useState } from "react";
import { call } from "../api/call.ts";
import { useLive } from "../orders/use-live.ts";
import { useStored } from "../visitor/storage.ts";
import { justPlacedRun } from "./run-proof.ts";

/** Identifies a run, for a guest by the phone of its contact. */
export interface RunName {
  run_id: number;
  contact_number?: string;
}

interface LiveRun {
  run: Run | null;
  courier: CourierLocation | null;
  refusal: ApiError | null;
}

function startOf({ run_id, contact_number }: RunName): LiveRun {
  return { run: justPlacedRun.find(run_id, contact_number), courier: null, refusal: null };
}

/** A run and the location of its courier, updated live as an order is. */
export function useRunLive(name: RunName) {
  const [state, setState] = useState(() => startOf(name));
  const token = useStored("token");
  const update = (changes: Partial<LiveRun>) =>
    setState((previous) => ({ ...previous, ...changes }));
  const lostSince = useLive({
    endpoint: "GET /customer/run/stream",
    input: { ...name },
    // A guest's run stays accessible by its phone, whoever signs in meanwhile.
    whose: name.contact_number === undefined ? token : null,
    read: () => call("GET /customer/run", name),
    onRead: (run) => update({ run }),
    onEvent: (event, data) => {
      if (event === "run") update({ run: data as Run });
      if (event === "location") update({ courier: data as CourierUpdate });
    },
    onRefused: (refusal) => update({ refusal }),
    onReset: () => setState(startOf(name)),
  });
  return { ...state, lostSince, replaceRun: (run: Run) => update({ run }) };
}
