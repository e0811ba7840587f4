import type { AccountBalance } from "@errand/core/account/profile.contract";
import { ApiError } from "@errand/core/api-error";

/** What the account still holds, if that is why it was not removed. */
export function balanceIn(error: unknown): AccountBalance | null {
  const found = error instanceof ApiError ? error.find("balance") : undefined;
  return found ? (found.data as AccountBalance) : null;
}
