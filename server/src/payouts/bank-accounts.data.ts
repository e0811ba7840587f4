import type { HoldReason, PayoutKind } from "@errand/core/payouts/payout-states";
import { desc, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { payoutAccounts } from "../store-desk/payout-accounts.tables.ts";

export type BankAccount = typeof payoutAccounts.$inferSelect;

/** Where somebody is paid to, and why nothing is paid; null when it can be. */
export interface PayableTo {
  account: BankAccount | null;
  heldFor: Extract<HoldReason, "no_account" | "new_account"> | null;
}

/**
 * The bank accounts of stores or couriers by their id. With a new one in its waiting days, nothing
 * is paid to the old one either: whoever changed it may not be its owner.
 */
export async function readBankAccounts(
  db: Database,
  kind: PayoutKind,
  ids: number[],
  now: Date,
): Promise<(id: number) => PayableTo> {
  const owner = kind === "stores" ? payoutAccounts.storeId : payoutAccounts.courierId;
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(inArray(owner, ids))
    .orderBy(desc(payoutAccounts.activeAt), desc(payoutAccounts.id));
  const byOwner = Map.groupBy(rows, ({ storeId, courierId }) => storeId ?? courierId ?? 0);
  return (id) => {
    const [latest, ...others] = byOwner.get(id) ?? [];
    if (!latest) return { account: null, heldFor: "no_account" };
    if (latest.activeAt <= now) return { account: latest, heldFor: null };
    return {
      account: others.find(({ activeAt }) => activeAt <= now) ?? null,
      heldFor: "new_account",
    };
  };
}
