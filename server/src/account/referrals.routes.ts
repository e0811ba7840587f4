import { listReferred } from "@errand/core/account/referrals.contract";
import { featureOff } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { addDays, localTime } from "@errand/core/time";
import { sumOfKinds } from "../ledger/posted-sums.ts";
import { serve } from "../requests/serve.ts";
import { findCustomer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { discountFields } from "./discount-fields.ts";
import { readReferred, referralsOf } from "./referrals.data.ts";

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
      friend_bonus: terms.bonus && {
        ...discountFields(terms.bonus.discount),
        validity: addDays(localTime(now, shop.timeZone).day, terms.bonus.validDays),
      },
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
}
