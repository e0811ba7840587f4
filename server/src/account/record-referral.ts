import type { AnyRequestContext } from "../requests/request-context.ts";
import type { Customer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { addReferral } from "./referrals.data.ts";

/** Records by whose referral code a customer has just signed up, and tells the referrer. */
export async function recordReferral(
  { onReferral }: Pick<AccountApi, "onReferral">,
  { db, now }: AnyRequestContext,
  { id: customerId, firstName: friend }: Customer,
  referrerId: number,
): Promise<void> {
  await addReferral(db, customerId, referrerId, now);
  await onReferral(db, { customerId, referrerId, friend }, now);
}
