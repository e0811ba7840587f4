import { useMessages } from "@errand/ui/messages/messages.ts";
import { AccountFrame } from "./account-frame.tsx";
import { WalletSection } from "./wallet-section.tsx";

export default function WalletPage() {
  const t = useMessages("profile");
  return (
    <AccountFrame title={t("entry.wallet")}>
      <WalletSection />
    </AccountFrame>
  );
}
