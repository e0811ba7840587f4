import { transactionName, walletFilters } from "@errand/core/wallet/transactions";
import type { ListedTransaction } from "@errand/core/wallet/wallet.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CarFront from "lucide-react/icons/car-front";
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

function WalletRow({ transaction }: { transaction: ListedTransaction }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { reference, reference_type: named, store, credit, debit, admin_bonus } = transaction;
  const change = credit + admin_bonus - debit;
  const type = t(`type.${transactionName(transaction)}`);
  const isOpened = named === "order" || named === "trip";
  const number = isOpened && reference !== null ? t(named, { id: reference }) : null;
  return (
    <StatementRow
      picture={store?.logo_full_url ?? (named === "trip" ? CarFront : WalletIcon)}
      title={store?.name ?? type}
      detail={
        number !== null
          ? {
              text: store ? `${type} · ${number}` : number,
              to: `/track-order?${named}_id=${reference}`,
            }
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
