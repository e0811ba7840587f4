import { transactionName, walletFilters } from "@errand/core/wallet/transactions";
import type { WalletTransaction } from "@errand/core/wallet/wallet.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import WalletIcon from "lucide-react/icons/wallet";
import { useMoney } from "../config/shop.ts";
import { Statement } from "./statement.tsx";
import { StatementExport } from "./statement-export.tsx";
import { StatementRow } from "./statement-row.tsx";
import { TypeFilter, useTypeFilter } from "./type-filter.tsx";

/** The transactions of the wallet; `type` in the URL filters them. */
export function WalletTransactions() {
  const t = useMessages("wallet");
  const [filter, choose] = useTypeFilter(walletFilters);

  return (
    <>
      <TypeFilter
        title={t("filter.title")}
        types={walletFilters}
        chosen={filter}
        onChoose={choose}
        nameOf={(type) => t(`filter.${type}`)}
      />
      <StatementExport type={filter} />
      <Statement
        endpoint="GET /customer/wallet/transactions"
        input={{ type: filter }}
        loadError={t("loadError")}
        empty={
          <EmptyState
            icon={WalletIcon}
            title={t(filter === "all" ? "none.title" : "noneOfFilter.title")}
            text={t(filter === "all" ? "none.text" : "noneOfFilter.text")}
          />
        }
        rowOf={(transaction) => <WalletRow transaction={transaction} />}
      />
    </>
  );
}

function WalletRow({ transaction }: { transaction: WalletTransaction }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { reference, credit, debit, admin_bonus } = transaction;
  const { reference_type: named } = transaction;
  const change = credit + admin_bonus - debit;
  return (
    <StatementRow
      title={t(`type.${transactionName(transaction)}`)}
      detail={
        reference !== null && (named === "order" || named === "trip")
          ? { text: t(named, { id: reference }), to: `/track-order?${named}_id=${reference}` }
          : admin_bonus > 0
            ? { text: t("withBonus", { amount: money(credit), bonus: money(admin_bonus) }) }
            : null
      }
      at={transaction.created_at}
      isCredit={change > 0}
      change={`${change > 0 ? "+" : ""}${money(change)}`}
      balance={t("balanceAfter", { amount: money(transaction.balance) })}
    />
  );
}
