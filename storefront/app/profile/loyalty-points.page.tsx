import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { LoyaltyView } from "../loyalty/loyalty-view.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { FeatureOff } from "./feature-off.tsx";

export default function LoyaltyPointsPage() {
  const t = useMessages("profile");
  const { config } = useShop();
  return (
    <AccountFrame title={t("entry.points")}>
      {config.loyalty_point_status === 1 ? <LoyaltyView /> : <FeatureOff />}
    </AccountFrame>
  );
}
