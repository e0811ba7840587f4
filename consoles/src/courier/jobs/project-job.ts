import type { OutboxEntry } from "@errand/client/outbox.ts";
import { doorWaitEnd } from "@errand/core/delivery/job-states";
import { isTakenAlong } from "@errand/core/delivery/taken-along";
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
  let { state, wait_until, collect } = job;
  for (const { act, doneAt } of entries) {
    if (isDoneWith({ ...job, state }, act)) {
      state = "done";
      continue;
    }
    // What is taken along is paid with what is handed over.
    if (isTakenAlong(job) && isHandedOver(job, act)) collect = 0;
    if (act.jobId !== job.id) continue;
    if (act.do === "unassign") return null;
    state = stateAfter(act, state);
    if (act.do === "arrive" && act.at === "door") {
      wait_until = doorWaitEnd(new Date(doneAt)).toISOString();
    }
  }
  const isSame = state === job.state && collect === job.collect;
  return isSame ? job : { ...job, state, wait_until, collect };
}

/** Whether a job was handed over with another one of its run, at the same door. */
export function isDoneWith(job: Job, act: CourierAct): boolean {
  const isAboard = job.state === "on_the_way" || job.state === "at_door";
  return isAboard && !isTakenAlong(job) && isHandedOver(job, act);
}

/** Whether another job of the run was handed over at the door of the run. */
function isHandedOver({ id, run_id }: Job, act: CourierAct): boolean {
  const isAtDoor = act.do === "deliver" && !act.isAway;
  return isAtDoor && act.jobId !== id && act.runId === (run_id ?? NaN);
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
