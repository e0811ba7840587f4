import { occurredAt } from "@errand/core/delivery/job-states";
import { AppError } from "@errand/core/errors";
import type { AuditFacts } from "../requests/audit-record.ts";

/** An act of a store that may have waited for the connection of its tablet. */
export interface OccurredAct {
  /** When it was received, and when it was done. */
  times: { at: Date; occurredAt: Date };
  /** What the audit log states of it, beside the time of receipt. */
  facts: AuditFacts;
}

/** Throws `occurred_at_invalid` for a time that is in the future or more than an hour ago. */
export function toOccurredAct(reported: string | undefined, now: Date): OccurredAct {
  const occurred = occurredAt(reported, now);
  if (!occurred) throw new AppError("occurred_at_invalid", { field: "occurred_at" });
  return {
    // The clocks of devices differ.
    times: { at: now, occurredAt: occurred < now ? occurred : now },
    facts: reported === undefined ? {} : { occurred_at: occurred.toISOString() },
  };
}
