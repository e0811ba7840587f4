import type { CourierCounters } from "@errand/core/chat/courier-counters.contract";
import type { Database } from "../database/database.ts";
import { countOfferedJobs } from "../delivery/courier-jobs.data.ts";
import type { StaffOf } from "../requests/caller.ts";
import { toStaffParty } from "./chat-party.ts";
import { readUnseen } from "./staff-messages.data.ts";
import { maxCounted } from "./store-counters.data.ts";

/** Counts what waits for a courier. */
export async function readCourierCounts(
  db: Database,
  staff: StaffOf<"courier">,
  now: Date,
): Promise<CourierCounters> {
  return {
    offered: await countOfferedJobs(db, staff.courierId, now),
    messages: (await readUnseen(db, toStaffParty(staff), maxCounted)).length,
  };
}
