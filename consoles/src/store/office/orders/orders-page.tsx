import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import { CsvButton } from "../../../console/office/csv-button.tsx";
import { FilterBar } from "../../../console/office/filter-bar.tsx";
import { MoreButton } from "../../../console/office/more-button.tsx";
import { DayField, OfficeSelect } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useStoreClient } from "../../store-client.ts";
import { OrderTable } from "./order-table.tsx";
import { orderStates, pageSize, useOrderFilter } from "./use-order-filter.ts";

/** All orders of the store, to be found by number, name and day. */
export function OrdersPage() {
  const t = useMessages("order-list");
  const office = useMessages("office");
  const { filter, change, input } = useOrderFilter();
  const { scopedPages, scope, request, errorOf } = useStoreClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /store/orders", input], (call, offset) =>
      call("GET /store/orders", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pages[0]?.total_size;
  return (
    <>
      <PageHead
        title={office("section.orders")}
        acts={
          <CsvButton
            fileName="orders.csv"
            request={() => request("GET /store/orders", { ...input, offset: 1 })}
            errorOf={errorOf}
          />
        }
      >
        {total !== undefined && (
          <p className="text-strong tabular-nums">{t("count", { count: total })}</p>
        )}
      </PageHead>
      <FilterBar
        search={{
          label: t("search"),
          value: filter.search,
          isBusy: query.isFetching,
          onChange: (value) => change({ search: value }),
        }}
      >
        <DayField label={t("from")} value={filter.from} onChange={(day) => change({ from: day })} />
        <DayField label={t("to")} value={filter.to} onChange={(day) => change({ to: day })} />
        <OfficeSelect
          label={t("state.label")}
          value={filter.state}
          onChange={(state) => change({ state })}
          options={orderStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0)
            return <EmptyState icon={ReceiptText} title={t("none")} text={t("noneText")} />;
          return (
            <>
              <OrderTable orders={orders} />
              <MoreButton query={query} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
