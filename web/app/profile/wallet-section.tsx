import CircleOff from "lucide-react/icons/circle-off";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { WalletView } from "../wallet/wallet-view.tsx";

/** The wallet as a section of the account. */
export function WalletSection() {
  const { config } = useShop();
  return config.customer_wallet_status === 1 ? <WalletView /> : <FeatureOff />;
}

/** Replaces a part of the account that the shop has switched off. */
function FeatureOff() {
  const t = useMessages("profile");
  return (
    <EmptyState
      icon={CircleOff}
      title={t("off.title")}
      text={t("off.text")}
      action={<LinkButton to="/home">{t("off.action")}</LinkButton>}
    />
  );
}
