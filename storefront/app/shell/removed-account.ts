import type { AccountPayout } from "@errand/core/account/profile.contract";
import { openPanel } from "./panels.ts";

const key = "account-removed";

/** Shows after the next page load what became of the money of a removed account. */
export function showPayoutAfterLoad(payout: AccountPayout): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(payout));
  } catch {
    // Without session storage only the e-mail says it.
  }
}

/** Opens the dialog that `showPayoutAfterLoad` stored before this page load. */
export function openPayoutAfterLoad(): void {
  try {
    const payout = JSON.parse(sessionStorage.getItem(key) ?? "null") as AccountPayout | null;
    sessionStorage.removeItem(key);
    if (payout) openPanel("account-removed", payout);
  } catch {
    // Without session storage there is nothing to show.
  }
}
