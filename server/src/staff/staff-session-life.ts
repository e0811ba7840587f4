import type { StaffAudience } from "@errand/core/principals";

/**
 * How long a session of staff lasts after its last use and in total, as PostgreSQL's intervals.
 * Shorter than those of customers, because a session of staff sees the data of many people; the
 * desk sees the most.
 */
export const staffSessionLife: Record<StaffAudience, { idle: string; total: string }> = {
  desk: { idle: "12 hours", total: "7 days" },
  store: { idle: "7 days", total: "30 days" },
  courier: { idle: "7 days", total: "30 days" },
};
