import type { PointTransaction } from "@errand/core/loyalty/loyalty.contract";
import { type PointFilter, pointFilters } from "@errand/core/loyalty/point-transactions";
import Coins from "lucide-react/icons/coins";
import { useSearchParams } from "react-router";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";
import { useMessages } from "../messages/messages.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Statement } from "../wallet/statement.tsx";
import { StatementRow } from "../wallet/statement-row.tsx";

/** What has added and taken points; `type` in the URL filters it. */
export function PointHistory() {
  const t = useMessages("loyalty");
  const [query, setQuery] = useSearchParams();
  const filter = pointFilters.find((each) => each === query.get("type")) ?? "all";

  function choose(chosen: PointFilter) {
    const next = new URLSearchParams(query);
    if (chosen === "all") next.delete("type");
    else next.set("type", chosen);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <fieldset className="mb-2 flex min-w-0 flex-wrap gap-2 py-1">
        <legend className="sr-only">{t("filter.title")}</legend>
        {pointFilters.map((each) => (
          <ChoicePill
            key={each}
            kind="radio"
            name="point-filter"
            isChosen={each === filter}
            onChange={() => choose(each)}
          >
            {t(`filter.${each}`)}
          </ChoicePill>
        ))}
      </fieldset>
      <Statement
        endpoint="GET /customer/loyalty-point/transactions"
        input={{ type: filter }}
        loadError={t("historyError")}
        empty={
          <EmptyState
            icon={Coins}
            title={t(filter === "all" ? "none.title" : "noneOfFilter.title")}
            text={t(filter === "all" ? "none.text" : "noneOfFilter.text")}
          />
        }
        rowOf={(transaction) => <PointRow transaction={transaction} />}
      />
    </>
  );
}

function PointRow({ transaction }: { transaction: PointTransaction }) {
  const t = useMessages("loyalty");
  const { transaction_type: type, reference, credit, debit, balance } = transaction;
  const isOrder = type === "order_place" && reference !== null;
  const points = (count: number) => t("points", { count });
  return (
    <StatementRow
      title={t(`type.${type}`)}
      detail={
        isOrder
          ? { text: t("order", { id: reference }), to: `/track-order?order_id=${reference}` }
          : null
      }
      at={transaction.created_at}
      isCredit={credit > 0}
      change={credit > 0 ? `+${points(credit)}` : `−${points(debit)}`}
      balance={t("balance", { points: points(balance) })}
    />
  );
}
