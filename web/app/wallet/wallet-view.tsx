import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { Money } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Section } from "../ui/section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AddFundDialog } from "./add-fund-dialog.tsx";
import { FundReturn } from "./fund-return.tsx";
import { PhoneProofDialog } from "./phone-proof-dialog.tsx";
import { usePhoneProof } from "./use-phone-proof.ts";
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
      <AddFund />
    </div>
  );
}

/** Nothing where the shop takes no funds. */
function AddFund() {
  const t = useMessages("wallet");
  const { config } = useShop();
  const [isOpen, setOpen] = useState(false);
  const proof = usePhoneProof();
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  if (config.add_fund_status === 0 || config.active_payment_method_list.length === 0) return null;
  return (
    <>
      <Button variant="accent" onClick={() => proof.before(open)}>
        <Plus aria-hidden className="size-5" />
        {t("addFund.open")}
      </Button>
      <AddFundDialog
        open={isOpen}
        onClose={close}
        onRefused={(error) => proof.afterRefusal(error, open)}
      />
      <PhoneProofDialog proof={proof} />
    </>
  );
}
