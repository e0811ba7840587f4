import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Phone from "lucide-react/icons/phone";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { useMember } from "../../console/console.ts";
import { CsvButton } from "../../console/office/csv-button.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useDeskClient } from "../desk-client.ts";
import { ListTools } from "../list/list-tools.tsx";
import { useListPages } from "../list/use-list-pages.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrdersTable, optionalColumns } from "./orders-table.tsx";
import { pageSize, useOrderFilter } from "./use-order-filter.ts";

/** The server counts no further. */
const maxCounted = 10_000;

/** All orders of the operator's zones. */
export function OrderList() {
  const t = useMessages("desk-orders");
  const desk = useMessages("desk");
  const mayAct = isPermitted(useMember(), "orders", false);
  const { filter, change, input } = useOrderFilter();
  const { request, errorOf } = useDeskClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const query = useListPages({
    name: ["GET /desk/orders", input],
    limit: pageSize,
    read: (call, offset) => call("GET /desk/orders", { ...input, offset }),
  });
  const total = query.data?.pages[0]?.total_size;
  const toggle = useCallback(
    (id: number) =>
      setChosen((former) => {
        const next = new Set(former);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const { data } = query;
  const found = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data]);
  // A key that is pressed meanwhile comes first.
  const orders = useDeferredValue(found);
  return (
    <>
      <PageHead
        title={desk("section.orders")}
        acts={
          <>
            <p className="text-muted max-lg:hidden">{t("keys")}</p>
            <ListTools
              list="orders"
              columns={optionalColumns.map((name) => ({ name, label: t(`column.${name}`) }))}
            />
            {mayAct && (
              <Link to="/desk/orders/new" className={officeButtonClasses("outline")}>
                <Phone aria-hidden className="size-4.5" />
                {t("phoneOrder")}
              </Link>
            )}
            <CsvButton
              fileName="orders.csv"
              request={() => request("GET /desk/orders", { ...input, offset: 1 })}
              errorOf={errorOf}
            />
          </>
        }
      >
        {total !== undefined && (
          <p role="status" className="text-strong tabular-nums">
            {t(total < maxCounted ? "count" : "many", { count: total })}
          </p>
        )}
      </PageHead>
      <OrderFilters filter={filter} change={change} isBusy={query.isFetching} />
      <QueryState query={query}>
        {() =>
          found.length === 0 ? (
            <EmptyState icon={ReceiptText} title={t("none")} text={t("noneText")} />
          ) : (
            <OrdersTable orders={orders} chosen={chosen} {...(mayAct && { onToggle: toggle })} />
          )
        }
      </QueryState>
      <MoreButton query={query} />
      <BulkBar ids={[...chosen]} onNone={() => setChosen(new Set())} />
    </>
  );
}
