import { message } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCourierClient } from "../courier-client.ts";
import type { CourierJobs } from "../jobs/courier-jobs.ts";

/** The lists that show what the stream says besides jobs and messages. */
const lists = {
  paper: "GET /courier/papers",
  shift: "GET /courier/shifts",
  payout: "GET /courier/payouts",
} as const;

function isNews(event: string): event is keyof typeof lists {
  return Object.hasOwn(lists, event);
}

/** Reads lists of the account anew: the one that an event is about, or all. */
export function useAccountNews() {
  const queries = useQueryClient();
  const { everyScope } = useCourierClient();
  const refresh = (list: (typeof lists)[keyof typeof lists]) =>
    void queries.invalidateQueries(everyScope(list));
  return {
    /** False for what is no news of the account. */
    hear(event: string, data: unknown): boolean {
      if (!isNews(event)) return false;
      refresh(lists[event]);
      tell(event, data);
      return true;
    },
    readAll: () => Object.values(lists).forEach(refresh),
  };
}

/** Whatever came without a connection, the stream does not repeat. */
export function useAccountRefresh(jobs: CourierJobs, readAll: () => void) {
  useEffect(() => {
    let { connection } = jobs.state();
    return jobs.subscribe(() => {
      const former = connection;
      connection = jobs.state().connection;
      if (connection === "live" && former !== "live") readAll();
    });
  });
}

/** Says what has come, whichever screen is open. */
function tell(event: keyof typeof lists, data: unknown) {
  // The stream is typed by its contract, and its events have no types of their own.
  const { state, amount = 0 } = data as { state?: string; amount?: number };
  if (event === "paper" && state === "accepted") toast.success(message("phone", "paper.accepted"));
  if (event === "paper" && state === "refused") toast.error(message("phone", "paper.refused"));
  if (event === "payout" && amount > 0) toast.success(message("phone", "paidOut"));
}
