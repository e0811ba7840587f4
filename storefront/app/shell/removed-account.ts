import type { AccountPayout } from "@errand/core/account/profile.contract";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { openPanel } from "./panels.ts";

const key = "account-removed";

/**
 * Shows after the next page load what became of the money of a removed account. Without session
 * storage only the e-mail says it.
 */
export function showPayoutAfterLoad(payout: AccountPayout): void {
  sessionValues.write(key, JSON.stringify(payout));
}

/** Opens the dialog that `showPayoutAfterLoad` stored before this page load. */
export function openPayoutAfterLoad(): void {
  const payout = sessionValues.readJson(key) as AccountPayout | null;
  sessionValues.remove(key);
  if (payout) openPanel("account-removed", payout);
}
