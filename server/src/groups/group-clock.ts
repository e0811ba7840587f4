import { getGroupState } from "@errand/core/groups/group-states";
import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import type { Api } from "../requests/api.ts";
import { groupClockJob, runClockLater } from "./group-clock.job.ts";
import { lockGroup, touchGroup } from "./groups.data.ts";
import { releaseMembers } from "./release-group.ts";

type ClockApi = Pick<Api, "db" | "clock">;

export function groupClockHandler(api: ClockApi): JobHandler {
  return handleJob(groupClockJob, ({ groupId }) => runClock(api, groupId));
}

/** Stores the state that a group has by the clock, so that who watches it is told. */
function runClock({ db, clock }: ClockApi, groupId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const group = await lockGroup(tx, { id: groupId });
    const now = clock();
    if (!group) return;
    const { row } = group;
    const state = getGroupState(row, now);
    if (state === "expired" && state !== row.state) {
      await releaseMembers(tx, group.members, "expired", now);
    }
    if (state !== row.state) await touchGroup(tx, groupId, now, { state });
    if (state === "open") await runClockLater(tx, groupId, row.deadline);
    if (state === "locked") await runClockLater(tx, groupId, row.placeBy);
  });
}
