import { AppError } from "@errand/core/errors";
import { getPlaceBy, isGroupDeadline } from "@errand/core/groups/group-terms";
import type { changeGroup } from "@errand/core/groups/groups.contract";
import { toMinor } from "@errand/core/money";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { endOpenShares } from "../payments/payments.data.ts";
import type { FoundGroup } from "./group-access.ts";
import { runClockLater } from "./group-clock.job.ts";
import { readGroupPayments } from "./group-payments.data.ts";
import { touchGroup } from "./groups.data.ts";

type GroupChange = Omit<z.output<typeof changeGroup.input>, "code">;

/**
 * Changes what the host decides. Locking is the host's word or the clock's; only a new deadline
 * opens a group again that the clock has locked.
 */
export async function changeTerms(
  { db, now }: { db: Database; now: Date },
  { row, members }: FoundGroup,
  change: GroupChange,
): Promise<void> {
  const deadline = change.deadline === undefined ? row.deadline : new Date(change.deadline);
  const isMoved = deadline.getTime() !== row.deadline.getTime();
  if (isMoved && !isGroupDeadline(deadline, now)) {
    throw new AppError("group_deadline", { field: "deadline" });
  }
  const isLocked = change.locked ?? (isMoved ? false : row.state === "locked");
  if (change.locked === false && deadline <= now) {
    throw new AppError("group_deadline", { field: "deadline" });
  }
  const { limit, who_pays: whoPays } = change;
  if (whoPays !== undefined && whoPays !== row.whoPays) {
    const { paid } = await readGroupPayments(db, members);
    if (paid.size > 0) throw new AppError("group_paid", { field: "who_pays" });
    for (const { id } of members) await endOpenShares(db, id, now);
  }
  await touchGroup(db, row.id, now, {
    state: isLocked ? "locked" : "open",
    ...(isMoved && { deadline, placeBy: getPlaceBy(deadline) }),
    ...(limit !== undefined && { limit: limit === null ? null : toMinor(limit) }),
    ...(whoPays !== undefined && { whoPays }),
  });
  if (isMoved) await runClockLater(db, row.id, deadline);
}
