import { listReferred, readReferralInvitation } from "@errand/core/account/referrals.contract";
import { featureOff } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { addDays, localTime } from "@errand/core/time";
import { sumOfKinds } from "../ledger/posted-sums.ts";
import { serve } from "../requests/serve.ts";
import { findCustomer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { discountFields } from "./discount-fields.ts";
import { findReferrer, readReferred, referralsOf, unknownReferralCode } from "./referrals.data.ts";

type Terms = NonNullable<ReturnType<typeof referralsOf>>;

function friendBonusOf({ bonus }: Terms, { timeZone }: { timeZone: string }, now: Date) {
  return (
    bonus && {
      ...discountFields(bonus.discount),
      validity: addDays(localTime(now, timeZone).day, bonus.validDays),
    }
  );
}

/** The referrals by a customer (contract 4.8). */
export function referralRoutes(api: AccountApi) {
  serve(api, listReferred, async ({ limit, offset }, { db, shopper, now }) => {
    const shop = await api.shop();
    const terms = referralsOf(shop);
    if (!terms) throw featureOff("referrals");
    const { customerId } = shopper;
    const { refCode } = await findCustomer(db, customerId);
    const { total, rows } = await readReferred(db, customerId, { limit, offset });
    // A reward also pays what the customer owes, and a refund takes it back.
    const accounts = (["customer_wallet", "customer_debt"] as const).map((kind) => ({
      kind,
      customerId,
    }));
    const earned = await sumOfKinds(db, accounts, ["referral_reward", "referral_reversed"]);
    return {
      ref_code: refCode,
      reward: fromMinor(terms.reward),
      earned: fromMinor(earned),
      friend_bonus: friendBonusOf(terms, shop, now),
      total_size: total,
      limit,
      offset,
      data: rows.map(({ firstName, referral: { createdAt, reward, rewardedAt } }) => ({
        f_name: firstName,
        joined_at: createdAt.toISOString(),
        reward: reward === null ? null : fromMinor(reward),
        rewarded_at: rewardedAt?.toISOString() ?? null,
      })),
    };
  });

  serve(api, readReferralInvitation, async ({ ref_code }, { db, address, now }) => {
    await api.limits.codeChecks.take(address);
    const shop = await api.shop();
    const terms = referralsOf(shop);
    const referrerId = await findReferrer(db, ref_code, shop);
    if (!terms || referrerId === null) throw unknownReferralCode();
    const { firstName } = await findCustomer(db, referrerId);
    return { f_name: firstName, friend_bonus: friendBonusOf(terms, shop, now) };
  });
}
