import { useMessages } from "@errand/ui/messages/messages.ts";
import { takesReferrals } from "../account/referral.ts";
import { useShop } from "../config/shop.ts";
import { ReferralView } from "../referral/referral-view.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { FeatureOff } from "./feature-off.tsx";

export default function ReferralCodePage() {
  const t = useMessages("profile");
  const { config } = useShop();
  return (
    <AccountFrame title={t("entry.referral")}>
      {takesReferrals(config) ? <ReferralView /> : <FeatureOff />}
    </AccountFrame>
  );
}
