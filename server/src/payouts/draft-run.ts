import { AppError } from "@errand/core/errors";
import type { Minor } from "@errand/core/money";
import type { PayoutKind } from "@errand/core/payouts/payout-states";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import type { Database } from "../database/database.ts";
import { readBankAccounts } from "./bank-accounts.data.ts";
import { readDueBalances } from "./due-balances.data.ts";
import { payoutLines, payoutRuns } from "./payouts.tables.ts";

interface NewRun {
  kind: PayoutKind;
  until: string;
  minimum: Minor;
  ids?: number[] | undefined;
}

/**
 * Stores a draft with a line for everybody who is due the minimum, and at least a cent. Returns its
 * id. Throws `payout_until`, `payout_draft_open` and `payout_empty`.
 */
export async function draftRun(
  tx: Database,
  { kind, until, minimum, ids }: NewRun,
  { staffId, now, timeZone }: { staffId: number; now: Date; timeZone: string },
): Promise<number> {
  if (until >= localTime(now, timeZone).day) throw new AppError("payout_until", { field: "until" });
  // First, so that it waits for a draft at the same time and for an approval that commits.
  const [run] = await tx
    .insert(payoutRuns)
    .values({ kind, until, minimum, draftedBy: staffId, draftedAt: now })
    .onConflictDoNothing()
    .returning({ id: payoutRuns.id });
  if (!run) throw new AppError("payout_draft_open");
  const end = startOfDay(addDays(until, 1), timeZone);
  const balances = await readDueBalances(tx, { kind, end, ...(ids && { ids }) });
  const due = balances.filter(({ payable }) => payable >= Math.max(minimum, 1));
  if (due.length === 0) throw new AppError("payout_empty", { field: "minimum" });
  const owners = due.map(({ ownerId }) => ownerId);
  const findAccount = await readBankAccounts(tx, kind, owners, now);
  await tx.insert(payoutLines).values(
    due.map(({ ownerId, balance, payable }) => {
      const { heldFor } = findAccount(ownerId);
      return {
        runId: run.id,
        ...(kind === "stores" ? { storeId: ownerId } : { courierId: ownerId }),
        ...{ balance, amount: payable, heldFor },
        state: heldFor === null ? ("due" as const) : ("held" as const),
      };
    }),
  );
  return run.id;
}
