import { and, inArray } from "drizzle-orm";
import type { FurtherDeskCounters } from "../chat/desk-counters.data.ts";
import { hasState } from "./partners.data.ts";
import { partnerApplications } from "./partners.tables.ts";

/** Applications and changes of profiles that wait for a decision. */
export const countWaitingApplications: FurtherDeskCounters["partners"] = (
  db,
  { zoneIds },
  limit,
) => {
  const isOwn = zoneIds === null ? undefined : inArray(partnerApplications.zoneId, zoneIds);
  const found = db
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .where(and(isOwn, hasState("waiting")))
    .limit(limit);
  return db.$count(found.as("found"));
};
