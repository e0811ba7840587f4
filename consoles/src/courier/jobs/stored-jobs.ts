import type { Job } from "@errand/core/orders/staff-orders.types";
import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../../console/staff-session.ts";
import type { JobsState } from "./jobs-state.ts";
import type { Refusal } from "./refusals.ts";
import type { Route } from "./stops.ts";

interface StoredJobs {
  jobs: Job[];
  delivered: readonly Job[];
  route: Route | null;
  heardAt: number | null;
  /** The position after which the stream resumes. */
  lastId: string;
  /** What the server has refused and the courier has not seen. */
  refusals: readonly Refusal[];
}

const storedName = personalValue("courier", "board");
/** What is older is not shown again: the stream does not resume after a day. */
const maxStoredMs = 12 * 3_600_000;
const nothing: StoredJobs = {
  ...{ jobs: [], delivered: [], route: null },
  ...{ heardAt: null, lastId: "", refusals: [] },
};
export const storeEveryMs = 1000;

export function storeState(
  { jobs, ...state }: Omit<JobsState, "connection">,
  others: Pick<StoredJobs, "lastId" | "refusals">,
): void {
  const stored: StoredJobs = { jobs: [...jobs.values()], ...state, ...others };
  localValues.write(storedName, JSON.stringify(stored));
}

export function readStored(): StoredJobs {
  // Written by `storeState` alone.
  const stored = localValues.readJson(storedName) as StoredJobs | null;
  const isRecent = stored?.heardAt != null && Date.now() - stored.heardAt < maxStoredMs;
  return stored && isRecent ? { ...nothing, ...stored } : nothing;
}
