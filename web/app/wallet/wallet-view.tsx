import { useProfile } from "../account/account.queries.ts";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { Section } from "../ui/section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { WalletTransactions } from "./wallet-transactions.tsx";

/** The balance of the wallet, and what has filled and emptied it. */
export function WalletView() {
  const t = useMessages("wallet");
  return (
    <div className="flex flex-col gap-6">
      <BalanceCard />
      <Section title={t("transactions")}>
        <WalletTransactions />
      </Section>
    </div>
  );
}

function BalanceCard() {
  const t = useMessages("wallet");
  const profile = useProfile();
  if (!profile.data) {
    if (profile.isError) {
      return <ErrorState text={t("balanceError")} onRetry={() => void profile.refetch()} />;
    }
    return <Skeleton className="h-32 rounded-panel" />;
  }
  return (
    <div className="rounded-panel bg-accent-soft p-5 sm:p-6">
      <p className="text-muted">{t("balance")}</p>
      <p className="mt-1 text-4xl font-extrabold">
        <Money amount={profile.data.wallet_balance} />
      </p>
    </div>
  );
}
