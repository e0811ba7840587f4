import type { Job } from "@errand/core/orders/staff-orders.types";
import { useNow } from "../../console/use-now.ts";
import { joinRuns, type OfferedJob } from "../jobs/join-runs.ts";
import { useProjectedJobs } from "../jobs/use-jobs.ts";

/** What is over for some seconds is gone for good: the screen says so meanwhile. */
const stepMs = 5000;

/** What is offered to this courier alone for some seconds, the first to end first. */
export function useOffers(): OfferedJob[] {
  const jobs = useProjectedJobs();
  const now = useNow(stepMs);
  const offered = jobs.filter(({ state, offered_until }) => {
    return state === "offered" && offered_until !== null && Date.parse(offered_until) > now;
  });
  return joinRuns(offered).toSorted((a, b) => endOf(a) - endOf(b));
}

/** What whoever is first takes, the oldest first. */
export function useOpenJobs(): OfferedJob[] {
  const open = useProjectedJobs().filter(
    ({ state, offered_until }) => state === "offered" && offered_until === null,
  );
  return joinRuns(open).toSorted((a, b) => a.id - b.id);
}

/** When an offer ends, in milliseconds. */
export function endOf({ offered_until }: Job): number {
  return Date.parse(offered_until ?? "");
}
