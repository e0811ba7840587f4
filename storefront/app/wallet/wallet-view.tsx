import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import Plus from "lucide-react/icons/plus";
import { useProfile } from "../account/account.queries.ts";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { AddFund } from "./add-fund.tsx";
import { FundReturn } from "./fund-return.tsx";
import { WalletTransactions } from "./wallet-transactions.tsx";

/** The balance of the wallet, and what has filled and emptied it. */
export function WalletView() {
  const t = useMessages("wallet");
  return (
    <div className="flex flex-col gap-6">
      <FundReturn />
      <BalanceCard />
      <Section title={t("transactions")}>
        <WalletTransactions />
      </Section>
    </div>
  );
}

function BalanceCard() {
  const t = useMessages("wallet");
  const money = useMoney();
  const profile = useProfile();
  if (!profile.data) {
    if (profile.isError) {
      return <ErrorState text={t("balanceError")} onRetry={() => void profile.refetch()} />;
    }
    return <Skeleton className="h-32 rounded-panel" />;
  }
  const owed = profile.data.wallet_debt;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 rounded-panel bg-accent-soft p-5 sm:p-6">
      <div>
        <p className="text-muted">{t("balance")}</p>
        <p className="mt-1 text-4xl font-extrabold">
          <Money amount={profile.data.wallet_balance} />
        </p>
        {owed > 0 && (
          <p className="mt-2 max-w-prose text-muted">{t("owed", { amount: money(owed) })}</p>
        )}
      </div>
      <AddFund>
        <Plus aria-hidden className="size-5" />
        {t("addFund.open")}
      </AddFund>
    </div>
  );
}
