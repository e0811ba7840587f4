import { readCourierCounters } from "@errand/core/chat/courier-counters.contract";
import { readJobs } from "../delivery/courier-jobs.data.ts";
import { jobReader } from "../delivery/job-reader.ts";
import { serve } from "../requests/serve.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import type { ChatApi } from "./chat-api.ts";
import { toStaffParty } from "./chat-party.ts";
import { readUnseen } from "./staff-messages.data.ts";
import { maxCounted } from "./store-counters.data.ts";

/** How much waits for a courier. */
export function courierCounterRoutes(api: StoreDeskApi & ChatApi) {
  serve(api, readCourierCounters, async (_input, { db, staff, now, language }) => {
    const reader = jobReader(api, { courierId: staff.courierId, now, language });
    return {
      offered: (await readJobs(db, "offered", { ...reader, routeOf: async () => null })).length,
      messages: (await readUnseen(db, toStaffParty(staff), maxCounted)).length,
    };
  });
}
