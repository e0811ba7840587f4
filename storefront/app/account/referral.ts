import type { Config } from "@errand/core/config/config.contract";

/** Whether sign-up asks for a referral code: only with wallet and referral both on (spec §5). */
export function takesReferrals(
  config: Pick<Config, "customer_wallet_status" | "ref_earning_status">,
): boolean {
  return config.customer_wallet_status === 1 && config.ref_earning_status === 1;
}
