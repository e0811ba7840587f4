import type { LiveState } from "@errand/client/live-updates.ts";
import type { Job } from "@errand/core/orders/staff-orders.types";
import type { Route } from "./stops.ts";

/** What the phone knows of its courier's work. Each change makes a new one. */
export interface JobsState {
  /** The jobs that the courier has or can take, by their ids. */
  jobs: ReadonlyMap<number, Job>;
  /** Those of the same tour that are handed over: since the courier last had nothing to bring. */
  delivered: readonly Job[];
  /** The planned order of the stops; null while it is not known. */
  route: Route | null;
  connection: LiveState;
  /** When the server was last heard, in milliseconds; null before the first time. */
  heardAt: number | null;
}
