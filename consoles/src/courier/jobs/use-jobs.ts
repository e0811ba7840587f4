import type { Job } from "@errand/core/orders/staff-orders.types";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type CourierAct, hasCode, hasUndo, undoMs } from "./courier-act.ts";
import type { CourierJobs } from "./courier-jobs.ts";
import type { JobsState } from "./jobs-state.ts";
import { projectJob } from "./project-job.ts";
import { countPastStops, getStops, type Stop } from "./stops.ts";

export const JobsContext = createContext<CourierJobs | null>(null);

export function useJobs(): CourierJobs {
  const found = useContext(JobsContext);
  if (found === null) throw new Error("useJobs requires a JobsContext.");
  return found;
}

/** A part of what the phone knows; renders anew when that part changes. */
export function useJobsState<Part>(select: (state: JobsState) => Part): Part {
  const jobs = useJobs();
  return useSyncExternalStore(jobs.subscribe, () => select(jobs.state()));
}

/** What is still to be sent. */
export function useUnsent() {
  const { outbox } = useJobs();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

/** What the server has refused. */
export function useRefusals() {
  const { refusals } = useJobs();
  return useSyncExternalStore(refusals.subscribe, refusals.list);
}

/**
 * The jobs as they stand with what was done on this device. A code that the server is checking
 * counts once it is right: the courier stays at the door.
 */
export function useProjectedJobs(): Job[] {
  const jobs = useJobsState((state) => state.jobs);
  const isLive = useJobsState((state) => state.connection === "live");
  const unsent = useUnsent();
  return useMemo(() => {
    const done = unsent.filter(({ act }) => !isLive || !hasCode(act));
    return [...jobs.values()].flatMap((job) => projectJob(job, done) ?? []);
  }, [jobs, unsent, isLive]);
}

/** Whether the server is checking a code of this job. */
export function useIsChecking(jobId: number): boolean {
  const isLive = useJobsState((state) => state.connection === "live");
  return useUnsent().some(({ act }) => isLive && act.jobId === jobId && hasCode(act));
}

/** The stops that are left, the next one first. */
export function useStops(): Stop[] {
  const jobs = useProjectedJobs();
  const route = useJobsState((state) => state.route);
  return useMemo(() => getStops(jobs, route), [jobs, route]);
}

/** Which one of its tour the next stop is, and of how many. */
export function useStopNumber(): { number: number; count: number } {
  const jobs = useProjectedJobs();
  const delivered = useJobsState((state) => state.delivered);
  const past = countPastStops([...jobs, ...delivered]);
  return { number: past + 1, count: past + useStops().length };
}

/** Returns the function that does something on a job; it is sent from the outbox. */
export function useAct(): (act: CourierAct) => void {
  const { outbox } = useJobs();
  return (act) => void outbox.add(act, hasUndo(act) ? undoMs : 0);
}
