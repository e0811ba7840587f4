import type { PointTransaction } from "@errand/core/loyalty/loyalty.contract";
import { pointFilters } from "@errand/core/loyalty/point-transactions";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CarFront from "lucide-react/icons/car-front";
import Coins from "lucide-react/icons/coins";
import { Statement } from "../wallet/statement.tsx";
import { StatementRow } from "../wallet/statement-row.tsx";
import { TypeFilter, useTypeFilter } from "../wallet/type-filter.tsx";

/** What has added and taken points; `type` in the URL filters it. */
export function PointHistory() {
  const t = useMessages("loyalty");
  const [filter, choose] = useTypeFilter(pointFilters);

  return (
    <>
      <TypeFilter
        title={t("filter.title")}
        types={pointFilters}
        chosen={filter}
        onChoose={choose}
        nameOf={(type) => t(`filter.${type}`)}
      />
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

/** What the reference of an entry names. */
const pointSources = { order_place: "order", trip_booking: "trip", point_to_wallet: null } as const;

function PointRow({ transaction }: { transaction: PointTransaction }) {
  const t = useMessages("loyalty");
  const { transaction_type: type, reference, store, credit, debit, balance } = transaction;
  const named = pointSources[type];
  const isTakenBack = type !== "point_to_wallet" && debit > 0;
  const number = named && reference !== null ? t(named, { id: reference }) : null;
  const title = t(isTakenBack ? "type.takenBack" : `type.${type}`);
  const points = (count: number) =>
    count < 0 ? `−${t("points", { count: -count })}` : t("points", { count });
  return (
    <StatementRow
      picture={store?.logo_full_url ?? (named === "trip" ? CarFront : Coins)}
      title={store?.name ?? title}
      detail={
        number !== null
          ? {
              text: store ? `${title} · ${number}` : number,
              to: `/track-order?${named}_id=${reference}`,
            }
          : null
      }
      at={transaction.created_at}
      isCredit={credit > 0}
      change={credit > 0 ? `+${points(credit)}` : `−${points(debit)}`}
      balance={t("balance", { points: points(balance) })}
    />
  );
}
