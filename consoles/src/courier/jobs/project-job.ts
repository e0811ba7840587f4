import type { OutboxEntry } from "@errand/client/outbox.ts";
import { doorWaitEnd } from "@errand/core/delivery/job-states";
import type { Job } from "@errand/core/orders/staff-orders.types";
import type { CourierAct } from "./courier-act.ts";

/**
 * The job as it stands with what was done on this device and has not arrived yet; null once it is
 * given back.
 */
export function projectJob(
  job: Job,
  entries: readonly Pick<OutboxEntry<CourierAct>, "act" | "doneAt">[],
): Job | null {
  let { state, wait_until } = job;
  for (const { act, doneAt } of entries) {
    if (isDoneWith({ ...job, state }, act)) {
      state = "done";
      continue;
    }
    if (act.jobId !== job.id) continue;
    if (act.do === "unassign") return null;
    state = stateAfter(act, state);
    if (act.do === "arrive" && act.at === "door") {
      wait_until = doorWaitEnd(new Date(doneAt)).toISOString();
    }
  }
  return state === job.state ? job : { ...job, state, wait_until };
}

/** Whether a job of the same run was handed over, at the same door. */
export function isDoneWith(
  { id, run_id, state }: Pick<Job, "id" | "run_id" | "state">,
  act: CourierAct,
): boolean {
  const isAboard = state === "on_the_way" || state === "at_door";
  return isAboard && act.do === "deliver" && act.jobId !== id && act.runId === (run_id ?? NaN);
}

function stateAfter(act: CourierAct, state: Job["state"]): Job["state"] {
  switch (act.do) {
    case "arrive":
      return act.at === "pickup" ? "at_pickup" : "at_door";
    case "pickup":
      return "on_the_way";
    case "deliver":
      return "done";
    case "fail":
      return "failed";
    default:
      return state;
  }
}

/** Whether a courier is still to bring a job, or to fetch it. */
export function isUnderWay({ state }: Pick<Job, "state">): boolean {
  return state !== "offered" && state !== "done" && state !== "failed";
}
