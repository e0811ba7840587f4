import { useShop } from "../config/shop.ts";
import { WalletView } from "../wallet/wallet-view.tsx";
import { FeatureOff } from "./feature-off.tsx";

/** The wallet as a section of the account. */
export function WalletSection() {
  const { config } = useShop();
  return config.customer_wallet_status === 1 ? <WalletView /> : <FeatureOff />;
}
