import { type WalletFilter, walletFilters } from "@errand/core/wallet/transactions";
import type { WalletTransaction } from "@errand/core/wallet/wallet.contract";
import WalletIcon from "lucide-react/icons/wallet";
import { useSearchParams } from "react-router";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Statement } from "./statement.tsx";
import { StatementRow } from "./statement-row.tsx";

/** The transactions of the wallet; `type` in the URL filters them. */
export function WalletTransactions() {
  const t = useMessages("wallet");
  const [query, setQuery] = useSearchParams();
  const filter = walletFilters.find((each) => each === query.get("type")) ?? "all";

  function choose(chosen: WalletFilter) {
    const next = new URLSearchParams(query);
    if (chosen === "all") next.delete("type");
    else next.set("type", chosen);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <fieldset className="-mx-4 mb-2 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{t("filter.title")}</legend>
        {walletFilters.map((each) => (
          <ChoicePill
            key={each}
            kind="radio"
            name="wallet-filter"
            isChosen={each === filter}
            onChange={() => choose(each)}
          >
            {t(`filter.${each}`)}
          </ChoicePill>
        ))}
      </fieldset>
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

/** The types whose reference is the number of an order. */
const orderTypes = ["order_place", "partial_payment", "order_refund", "CashBack"];

function WalletRow({ transaction }: { transaction: WalletTransaction }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { transaction_type: type, reference, credit, debit, admin_bonus } = transaction;
  const isOrder = reference !== null && orderTypes.includes(type);
  const change = credit + admin_bonus - debit;
  return (
    <StatementRow
      title={t(`type.${type}`)}
      detail={
        isOrder
          ? { text: t("order", { id: reference }), to: `/track-order?order_id=${reference}` }
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
